import { Plural, Trans } from '@lingui/react/macro'
import { PiecePrice } from './piece-price.tsx'

type PriceFromProps = {
  /** What one piece costs at least, AZN; null where nothing is priced. */
  azn: number | null
  /** How many products there are to choose from. */
  products?: number
}

/** "1 piece from 0,16 ₼", else how many products there are. */
export function PriceFrom({ azn, products = 0 }: PriceFromProps) {
  if (azn !== null)
    return (
      <Trans>
        1 piece from <PiecePrice azn={azn} />
      </Trans>
    )
  if (products > 0) return <Plural value={products} one="# product" other="# products" />
  return <Trans>Price on request</Trans>
}

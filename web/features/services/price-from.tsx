import { Plural, Trans } from '@lingui/react/macro'
import { Money } from '../../ui/money.tsx'

type Priced = {
  servicePrices: { count: number; price: number; priceWithDiscount: number }[]
  serviceTypes: unknown[]
}

/** The lowest price of a piece over all tiers, AZN; null without tiers. A tier's price is for its whole run. */
export function lowestPiecePrice({ servicePrices }: Priced): number | null {
  const pieces = servicePrices.map(
    ({ count, price, priceWithDiscount }) => (priceWithDiscount || price) / count,
  )
  return pieces.length > 0 ? Math.min(...pieces) : null
}

/** "1 piece from 0,16 ₼", or how many products there are to choose from. */
export function PriceFrom({ service }: { service: Priced }) {
  const lowest = lowestPiecePrice(service)
  if (lowest !== null)
    return (
      <Trans>
        1 piece from <Money azn={lowest} />
      </Trans>
    )
  if (service.serviceTypes.length > 0)
    return <Plural value={service.serviceTypes.length} one="# product" other="# products" />
  return <Trans>Price on request</Trans>
}

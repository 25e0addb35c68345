import { Trans } from '@lingui/react/macro'
import type { LineQuote } from '../../../../src/domains/basket/quote-output.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { PiecePrice } from '../../../ui/piece-price.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type LinePriceProps = { quote: LineQuote | undefined; count: number; seenTotal: number | null }

/** Before the customer's own discount, which the sum names; what was shown before is struck through. */
export function LinePrice({ quote, count, seenTotal }: LinePriceProps) {
  const language = useLanguage()
  if (!quote) return <Skeleton className="h-7 w-24" />
  const { subtotal, total, kind, findings } = quote
  if (subtotal === null || total === null) return quote.isOrderable ? <OnRequest /> : null
  const price = kind === 'campaign' ? total : subtotal
  const changed = findings.some((finding) => finding.kind === 'price')
  const old = changed ? seenTotal : kind === 'campaign' && subtotal
  return (
    <p className="shrink-0 md:text-right">
      {typeof old === 'number' && (
        <s className="mr-2.5 text-grey">
          <span className="sr-only">
            <Trans>Old price</Trans>{' '}
          </span>
          <Money azn={old} />
        </s>
      )}
      <strong className="type-money text-[22px] leading-7 md:text-[26px]">
        <Money azn={price} />
      </strong>
      <span className="type-small block text-grey">
        {Math.round((price * 100) / count) * count === Math.round(price * 100) ? (
          <>
            {formatNumber(count, language)} × <PiecePrice azn={price / count} />
          </>
        ) : (
          <Trans>
            1 piece ≈ <PiecePrice azn={price / count} />
          </Trans>
        )}
      </span>
    </p>
  )
}

const OnRequest = () => (
  <p className="shrink-0 font-bold">
    <Trans>Price on request</Trans>
  </p>
)

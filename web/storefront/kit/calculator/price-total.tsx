import { Trans } from '@lingui/react/macro'
import type { CalculatedPrice } from '../../../../src/domains/catalog/pricing.ts'
import { toAzn } from '../../../../src/lib/money.ts'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { PiecePrice } from '../../../ui/piece-price.tsx'

type Total = Pick<CalculatedPrice, 'total' | 'base' | 'saving'>

/**
 * The total and how it comes about; a reduced price stands beside the old one, struck through. Changes are announced.
 */
export function PriceTotal({ quote, count }: { quote: Total; count: number }) {
  const language = useLanguage()
  const total = toAzn(quote.total)
  const text = formatMoney(total, language)
  return (
    <div aria-live="polite" className="flex flex-wrap items-end justify-between gap-x-4">
      <p className="text-[15px] leading-[22px]">
        <span className="block font-semibold text-[16px] leading-6">
          <Trans>Total</Trans>
        </span>
        <span className="block">
          {isExact(quote, count) ? (
            <>
              {formatNumber(count, language)} × <PiecePrice azn={total / count} />
            </>
          ) : (
            <Trans>
              1 piece ≈ <PiecePrice azn={total / count} />
            </Trans>
          )}
        </span>
        {quote.saving > 0 && (
          <s>
            <span className="sr-only">
              <Trans>Old price</Trans>{' '}
            </span>
            <Money azn={toAzn(quote.base)} />
          </s>
        )}
      </p>
      <strong key={text} className={`type-total ${sizeOf(text)}`}>
        {text}
      </strong>
    </div>
  )
}

/** Whether the count times the displayed price of a piece is the total: where a run is capped it isn't. */
const isExact = ({ total }: Total, count: number): boolean => Math.round(total / count) * count === total

/** Long amounts are set smaller, so that they stay on their line. */
function sizeOf(text: string): string {
  if (text.length <= 8) return 'text-[52px] xl:text-[72px]'
  return text.length <= 11 ? 'text-[38px] xl:text-[52px]' : 'text-[26px] xl:text-[36px]'
}

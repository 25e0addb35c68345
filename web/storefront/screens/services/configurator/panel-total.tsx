import { Trans } from '@lingui/react/macro'
import type { OptionsQuote } from '../../../../../src/domains/options/quote-options.ts'
import { toAzn } from '../../../../../src/lib/money.ts'
import { formatMoney, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Money } from '../../../../ui/money.tsx'
import { PiecePrice } from '../../../../ui/piece-price.tsx'
import { SpokenTotal } from './spoken-total.tsx'

type PanelTotalProps = { quote: OptionsQuote<string>; count: number }

/** The price first, with how it comes about; the old one struck through when something comes off. */
export function PanelTotal({ quote: { total, subtotal, isOrderable }, count }: PanelTotalProps) {
  const language = useLanguage()
  if (!isOrderable || total === null)
    return (
      <p className="type-d3">
        {isOrderable ? (
          <Trans>Ask us for a price</Trans>
        ) : (
          <Trans>This choice can’t be ordered as it is.</Trans>
        )}
      </p>
    )
  const text = formatMoney(toAzn(total), language)
  return (
    <div className="flex items-end justify-between gap-4">
      <p className="text-[15px] leading-[22px]">
        <span className="block font-semibold text-[16px] leading-6">
          <Trans>Total</Trans>
        </span>
        <span className="block">
          {formatNumber(count, language)} × <PiecePrice azn={toAzn(total) / count} />
        </span>
        {subtotal !== null && subtotal > total && (
          <s>
            <span className="sr-only">
              <Trans>Old price</Trans>{' '}
            </span>
            <Money azn={toAzn(subtotal)} />
          </s>
        )}
      </p>
      <strong key={text} className={`type-total ${sizeOf(text)}`}>
        {text}
      </strong>
      <SpokenTotal text={text} count={count} />
    </div>
  )
}

/** Long amounts are set smaller, so that they stay on their line. */
function sizeOf(text: string): string {
  if (text.length <= 8) return 'text-[52px] xl:text-[72px]'
  return text.length <= 11 ? 'text-[38px] xl:text-[52px]' : 'text-[26px] xl:text-[36px]'
}

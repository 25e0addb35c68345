import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { Quote } from '../../kit/quotes/quote-labels.ts'

/** The lines that were sent last, to be read: nobody changes them any more. */
export function SentLines({ quote }: { quote: Quote }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { lines, total } = quote.revisions[0] ?? quote
  return (
    <section aria-label={t`Lines`}>
      <ol className="border-key border-t-2 bg-paper">
        {lines.map(({ key, title, choices, details, count, price }) => (
          <li
            key={key}
            className="grid gap-x-4 border-line2 border-b px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_110px_120px]"
          >
            <span className="min-w-0">
              <strong className="block font-semibold wrap-anywhere">{title}</strong>
              <span className="admin-meta block text-t3 wrap-anywhere">
                {[choices, details].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="tabular-nums md:text-right">
              <Trans>{formatNumber(count, language)} pcs</Trans>
            </span>
            <span className="font-semibold tabular-nums md:text-right">{formatMoney(price, language)}</span>
          </li>
        ))}
      </ol>
      <p className="flex items-baseline justify-end gap-6 pt-4">
        <span className="admin-h2">
          <Trans>Total incl. VAT</Trans>
        </span>
        <span className="admin-h1 tabular-nums">{formatMoney(total, language)}</span>
      </p>
    </section>
  )
}

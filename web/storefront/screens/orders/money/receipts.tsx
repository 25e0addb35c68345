import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../../lib/weekday.ts'
import { Money } from '../../../../ui/money.tsx'
import { type OrderMoneyDetail, ways } from '../../../kit/money/money-parts.ts'
import { shownPayments } from '../../../kit/money/payment-rows.ts'

/** What came in and went, newest first. */
export function Receipts({ detail: { payments, orderId } }: { detail: OrderMoneyDetail }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const shown = shownPayments(payments).flatMap((payment) => {
    const amount = payment.orders.find((line) => line.orderId === orderId)?.amount ?? 0
    return amount === 0 ? [] : [{ ...payment, amount }]
  })
  return (
    <div className="min-w-0">
      <h3 className="type-card border-key border-b-2 pb-3">
        <Trans>Payments</Trans>
      </h3>
      {shown.length === 0 ? (
        <p className="type-small pt-3 text-grey">
          <Trans>Nothing has come in yet. What does stands here.</Trans>
        </p>
      ) : (
        <ul>
          {shown.map(({ id, kind, way, day, amount }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 border-b border-b-rule py-3">
              <span className="min-w-0">
                <span className="block font-semibold">{formatDayAndMonth(day, language)}</span>
                <span className="type-small text-grey">
                  {i18n._(ways[way])}
                  {kind === 'correction' && (
                    <>
                      {', '}
                      <Trans>entry taken back</Trans>
                    </>
                  )}
                  {(kind === 'refund' || kind === 'chargeback') && (
                    <>
                      {', '}
                      <Trans>given back</Trans>
                    </>
                  )}
                </span>
              </span>
              <strong className="tabular-nums">
                {amount < 0 && '−'}
                <Money azn={Math.abs(amount)} />
              </strong>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

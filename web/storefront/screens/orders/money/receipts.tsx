import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../../lib/weekday.ts'
import { Money } from '../../../../ui/money.tsx'
import { type OrderMoneyDetail, ways } from '../../../kit/money/money-parts.ts'
import { shownPayments } from '../../../kit/money/payment-rows.ts'

/** What goes back, came in and went, newest first. */
export function Receipts({ detail }: { detail: OrderMoneyDetail }) {
  const { payments, orderId } = detail
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
      <OnTheWayBack detail={detail} />
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

/** What is given back and hasn't gone yet, and what was kept for work done. */
function OnTheWayBack({ detail: { refunds, money, keptFor } }: { detail: OrderMoneyDetail }) {
  const { i18n } = useLingui()
  const open = refunds.filter(({ state }) => state !== 'Done' && state !== 'Failed')
  const kept = money?.kept ?? 0
  if (open.length === 0 && kept === 0) return null
  return (
    <ul>
      {open.map(({ id, way, amount, reason }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 border-b border-b-rule py-3">
          <span className="min-w-0">
            <span className="block font-semibold">
              <Trans>On its way back to you</Trans>
            </span>
            <span className="type-small break-words text-grey">
              {i18n._(ways[way])}, {reason}
            </span>
          </span>
          <strong className="tabular-nums">
            <Money azn={amount} />
          </strong>
        </li>
      ))}
      {kept > 0 && (
        <li className="flex items-baseline justify-between gap-4 border-b border-b-rule py-3">
          <span className="min-w-0">
            <span className="block font-semibold">
              <Trans>Kept for work done</Trans>
            </span>
            <span className="type-small break-words text-grey">{keptFor}</span>
          </span>
          <strong className="tabular-nums">
            <Money azn={kept} />
          </strong>
        </li>
      )}
    </ul>
  )
}

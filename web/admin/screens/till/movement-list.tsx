import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../lib/language.tsx'
import { formatHour } from '../../../lib/weekday.ts'
import { formatAmount } from '../../kit/formats.ts'
import type { Movement } from './till-rules.ts'

/** What came and went as cash, newest first. */
export function MovementList({ movements }: { movements: readonly Movement[] }) {
  return (
    <section>
      <h2 className="admin-h2 mb-2">
        <Trans>What came and went</Trans>
      </h2>
      {movements.length === 0 ? (
        <p className="border-key border-t-2 bg-paper px-3.5 py-3 text-t2">
          <Trans>No cash came or went on this day</Trans>
        </p>
      ) : (
        <ul className="border-key border-t-2 bg-paper">
          {movements.map((one) => (
            <OneMovement key={`${one.at}${one.what}${one.amount}${one.note}`} movement={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

function OneMovement({ movement }: { movement: Movement }) {
  const { t } = useLingui()
  const language = useLanguage()
  const names: Record<Movement['what'], string> = {
    payment: t`Cash`,
    refund: t`Given back`,
    takenBack: t`Entry taken back`,
    in: t`Put in`,
    bank: t`Brought to the bank`,
    expense: t`Expense`,
    correction: t`Correction`,
  }
  const { at, what, note, receipt, by, customer, orderIds, amount } = movement
  const facts = [customer, note, receipt && t`receipt ${receipt}`, by].filter(Boolean).join(' · ')
  return (
    <li className="flex gap-3 border-line2 border-b px-3.5 py-2">
      <span className="w-10 shrink-0 text-t3 tabular-nums">{formatHour(at)}</span>
      <div className="min-w-0 grow">
        <p className="font-medium">
          {names[what]}
          {orderIds.map((id) => (
            <span key={id}>
              {', '}
              <Link
                to="/admin/ordersadmin/$id"
                params={{ id: String(id) }}
                className="underline underline-offset-4"
              >
                {`№\u00a0${id}`}
              </Link>
            </span>
          ))}
        </p>
        <p className="admin-meta text-t3 wrap-anywhere">{facts}</p>
      </div>
      <span className="shrink-0 font-medium tabular-nums">
        {`${amount < 0 ? '−' : ''}${formatAmount(Math.abs(amount), language)}`}
      </span>
    </li>
  )
}

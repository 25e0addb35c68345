import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { CheckIcon, CloseIcon, LockIcon } from '../../../../ui/admin/icons.tsx'
import { Money } from '../../../../ui/money.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { type Condition, missingMoney, passedUnpaid, wantsAll } from './money-rules.ts'

/** Why the order can't go on for want of money, with the sum; nothing where its money is there. */
export function MoneyGateHead({ order }: { order: OrderDetail }) {
  const missing = missingMoney(order.conditions)
  if (!missing) return null
  return (
    <p className="flex items-start gap-2 font-semibold">
      <LockIcon className="mt-0.5 text-error" />
      <span>
        <GateText order={order} condition={missing} />
      </span>
    </p>
  )
}

function GateText({ order, condition }: { order: OrderDetail; condition: Condition }) {
  const sum = <Money azn={condition.missing ?? 0} />
  if (condition.gate === 'payment') return <Trans>Can’t be handed over: {sum} is due</Trans>
  if (wantsAll(order)) return <Trans>Not released: {sum} is due</Trans>
  const hasPaid = order.money && (order.price ?? 0) > order.money.left
  return hasPaid ? (
    <Trans>Not released: {sum} of the deposit is due</Trans>
  ) : (
    <Trans>Not released: no deposit</Trans>
  )
}

/** What must hold before the next status: what holds is green with a tick, what doesn't is red with the sum. */
export function GateLines({ order }: { order: OrderDetail }) {
  // How it goes as a shipment stands with its delivery.
  const conditions = order.conditions?.filter(({ gate }) => gate !== 'shipment') ?? []
  if (!conditions.some(({ missing }) => missing !== null)) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 font-medium">
      {conditions.map((condition) =>
        condition.isMet || condition.isPassed ? (
          <Line key={condition.gate} icon={<CheckIcon size={14} className="mt-0.75" />} className="text-ok">
            <MetText order={order} condition={condition} />
          </Line>
        ) : (
          <Line
            key={condition.gate}
            icon={<CloseIcon size={14} className="mt-0.75" />}
            className="text-error"
          >
            <UnmetText order={order} condition={condition} />
          </Line>
        ),
      )}
    </ul>
  )
}

type LineProps = { icon: ReactNode; className: string; children: ReactNode }
const Line = ({ icon, className, children }: LineProps) => (
  <li className={`flex gap-1.5 ${className}`}>
    {icon}
    <span>{children}</span>
  </li>
)

function MetText({ order, condition }: { order: OrderDetail; condition: Condition }) {
  const { gate, isMet } = condition
  if (!isMet)
    return gate === 'approval' ? <Trans>Goes on without approval</Trans> : <Trans>Goes on unpaid</Trans>
  if (gate === 'approval') return <Trans>Approved for print</Trans>
  if (order.money?.state === 'onTerms') return <Trans>Pays on terms</Trans>
  return gate === 'deposit' ? (
    <Trans>The money before production is there</Trans>
  ) : (
    <Trans>All of it is paid</Trans>
  )
}

function UnmetText({ order, condition }: { order: OrderDetail; condition: Condition }) {
  const sum = <Money azn={condition.missing ?? 0} />
  if (condition.gate === 'approval') return <Trans>Not approved for print</Trans>
  if (condition.gate === 'payment' || wantsAll(order)) return <Trans>Payment, {sum}</Trans>
  return <Trans>Deposit, {sum}</Trans>
}

/** In the block's place once staff have let the order go on unpaid: who did, why, and what is still awaited. */
export function PassedSlip({ order }: { order: OrderDetail }) {
  const language = useLanguage()
  const event = passedUnpaid(order)
  if (!event) return null
  const who = event.actor ? `${event.actor.name} ${event.actor.surname}`.trim() : ''
  const left = order.money?.left ?? 0
  return (
    <section className="mb-7 border-line2 border-y border-r border-l-4 border-l-error bg-paper px-3.5 py-3">
      <p className="font-semibold text-error">
        {event.passed === 'deposit' ? (
          <Trans>Given to production without the deposit</Trans>
        ) : (
          <Trans>Handed over unpaid</Trans>
        )}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">
        <Trans>“{event.reason}”</Trans>
      </p>
      <p className="admin-meta text-t3">
        {who}, {formatDate(event.at, language, 'moment')}
        {left > 0 && (
          <>
            {' · '}
            <Trans>
              <Money azn={left} /> still awaited
            </Trans>
          </>
        )}
      </p>
    </section>
  )
}

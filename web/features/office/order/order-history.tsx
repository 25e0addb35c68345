import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '../../../../src/domains/orders/transitions.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { InkStrip } from '../../../ui/office/ink-strip.tsx'
import { customerOf } from '../orders/order-words.tsx'
import type { OrderDetail } from '../orders/queries.ts'

type Event = OrderDetail['events'][number]

const statusOf = ({ to }: Event): OrderStatus =>
  orderStatusNames.find((name) => orderStatuses[name].id === to.id) ?? 'Pending'

/** Every move of the order, the newest first: when, who, to which status, at which price; at last its placing. */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const moves = order.events.filter(({ from }) => from !== null)
  return (
    <section className="mt-7">
      <h2 className="office-h2 mb-3 leading-6!">
        <Trans>History</Trans>
      </h2>
      <ol className="flex flex-col">
        {moves.toReversed().map((event) => (
          <Entry key={`${event.at} ${event.to.id}`} at={event.at} status={statusOf(event)}>
            <Move event={event} />
          </Entry>
        ))}
        <Entry at={order.orderDate} status="Pending">
          <Trans>
            <strong className="font-semibold">{customerOf(order)}</strong> placed the order
          </Trans>
        </Entry>
      </ol>
    </section>
  )
}

function Entry({ at, status, children }: { at: string; status: OrderStatus; children: ReactNode }) {
  const language = useLanguage()
  return (
    <li className="group grid grid-cols-[104px_28px_minmax(0,1fr)] gap-x-3 max-office:grid-cols-[120px_28px_minmax(0,1fr)]">
      <time dateTime={at} className="text-t3 tabular-nums">
        {formatDate(at, language, 'moment')}
      </time>
      <span className="flex flex-col items-center pt-1">
        <InkStrip status={status} />
        <span aria-hidden="true" className="my-1 min-h-3 w-px grow bg-line2 group-last:hidden" />
      </span>
      <div className="pb-3.5">{children}</div>
    </li>
  )
}

function Move({ event }: { event: Event }) {
  const language = useLanguage()
  const who = event.actor ? `${event.actor.name} ${event.actor.surname}`.trim() : null
  const status = pick(event.to, 'name', language)
  return (
    <>
      <p>
        {who === null ? (
          status
        ) : (
          <Trans>
            <strong className="font-semibold">{who}</strong> changed the status: {status}
          </Trans>
        )}
      </p>
      {event.price !== null && (
        <p className="text-t2">
          <Trans>
            Price: <Money azn={event.price} />
          </Trans>
        </p>
      )}
    </>
  )
}

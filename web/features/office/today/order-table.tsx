import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import type { NewOrder } from '../new-orders/queries.ts'
import { useWaitingText } from '../new-orders/use-waiting-text.ts'
import { isLate, minutesSince } from '../new-orders/waiting-time.ts'
import { useNow } from '../use-now.ts'

/** A row is a link to its ticket. */
export function OrderTable({ orders }: { orders: readonly NewOrder[] }) {
  const head = 'h-8 whitespace-nowrap border-line2 border-b px-3.5 font-medium text-[12px]'
  return (
    <table className="w-full border-key border-t-2 bg-paper max-md:hidden">
      <thead>
        <tr className="text-left">
          <th scope="col" className={head}>
            №
          </th>
          <th scope="col" className={head}>
            <Trans>Customer</Trans>
          </th>
          <th scope="col" className={head}>
            <Trans>Job</Trans>
          </th>
          <th scope="col" className={`${head} text-right`}>
            <Trans>Count</Trans>
          </th>
          <th scope="col" className={`${head} text-right`}>
            <Trans>Suggested price</Trans>
          </th>
          <th scope="col" className={`${head} text-right`}>
            <Trans>Waiting</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ order }: { order: NewOrder }) {
  const language = useLanguage()
  const waitingText = useWaitingText()
  const minutes = minutesSince(order.orderDate, useNow())
  const cell = 'px-3.5 py-2'
  return (
    <tr className="relative border-line1 border-b last:border-line2 focus-within:bg-cyan-ground focus-within:shadow-[inset_3px_0_0_var(--cyan)] hover:bg-sheet focus-within:hover:bg-cyan-ground">
      <td className={`${cell} font-semibold tabular-nums`}>
        <Link
          data-row=""
          to="/admin/newordersadmin"
          search={{ order: order.id }}
          className="after:absolute after:inset-0 outline-none! focus-visible:after:outline-2 focus-visible:after:-outline-offset-1 focus-visible:after:outline-cyan"
        >
          {order.id}
        </Link>
      </td>
      <td className={`${cell} whitespace-nowrap font-medium`}>
        {`${order.appUser.name} ${order.appUser.surname}`.trim()}
      </td>
      <td className={`${cell} w-full max-w-0 truncate`}>
        {order.serviceType && <span className="text-t3">{pick(order.service, 'name', language)} · </span>}
        {pick(order.serviceType ?? order.service, 'name', language)}
      </td>
      <td className={`${cell} text-right tabular-nums`}>{formatNumber(order.count, language)}</td>
      <td className={`${cell} text-right`}>
        {order.quote ? (
          <Money azn={order.quote.total} />
        ) : (
          <span className="text-warn">
            <Trans>by hand</Trans>
          </span>
        )}
      </td>
      <td
        className={`${cell} whitespace-nowrap text-right ${isLate(minutes) ? 'font-medium text-warn' : 'text-t2'}`}
      >
        {waitingText(minutes)}
      </td>
    </tr>
  )
}

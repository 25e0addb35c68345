import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { NewOrder } from '../../kit/orders/new-orders-queries.ts'
import { ChoicesLine } from '../../kit/orders/order-choices.tsx'
import { useWaitingText } from '../../kit/orders/use-waiting-text.ts'
import { isLate, minutesSince } from '../../kit/orders/waiting-time.ts'
import { useNow } from '../../kit/use-now.ts'
import { Suggestion } from './order-table.tsx'

/** The table of phones: a picture, two lines, and what it comes to. */
export const OrderRows = ({ orders }: { orders: readonly NewOrder[] }) => (
  <ul className="border-key border-t-2 bg-paper md:hidden">
    {orders.map((order) => (
      <Row key={order.id} order={order} />
    ))}
  </ul>
)

function Row({ order }: { order: NewOrder }) {
  const language = useLanguage()
  const waitingText = useWaitingText()
  const minutes = minutesSince(order.orderDate, useNow())
  const customer = `${order.appUser.name} ${order.appUser.surname}`.trim()
  const pieces = formatNumber(order.count, language)
  return (
    <li className="border-line1 border-b last:border-line2">
      <Link
        data-row=""
        to="/admin/newordersadmin"
        search={{ order: order.id }}
        className="flex gap-3 px-3 py-2.5 outline-offset-[-2px]!"
      >
        <Picture
          url={order.photoUrl}
          alt=""
          sizes="48px"
          className="mt-0.5 h-9 w-12 shrink-0 border border-line2 object-cover"
        />
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">
            {pick(order.serviceType ?? order.service, 'name', language)}
          </span>
          <ChoicesLine order={order} className="admin-meta text-t2" />
          <span className="admin-meta block text-t3 wrap-anywhere">
            <Trans>
              № {order.id} · {customer} · {pieces} pcs
            </Trans>
          </span>
        </span>
        <span className="shrink-0 text-right">
          <span className="block font-semibold">
            <Suggestion quote={order.quote} />
          </span>
          <span className={`admin-meta block ${isLate(minutes) ? 'font-medium text-warn' : 'text-t3'}`}>
            {waitingText(minutes)}
          </span>
        </span>
      </Link>
    </li>
  )
}

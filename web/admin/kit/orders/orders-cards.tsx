import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { DueLabel } from '../production/due-label.tsx'
import { rememberOpened } from './last-list.ts'
import { MoneyMark } from './money-word.tsx'
import { NoteMark } from './note-mark.tsx'
import { ChoicesLine } from './order-choices.tsx'
import { customerOf, ItemLabel, PriceLabel, StatusLabel } from './order-labels.tsx'
import type { ListedOrder } from './queries.ts'
import { SelectBox } from './select-box.tsx'

type OrdersCardsProps = { rows: readonly ListedOrder[]; onFocusRow?: (id: number) => void }

/** The table of narrow screens: what can be done with an order is on its page. */
export const OrdersCards = ({ rows, onFocusRow }: OrdersCardsProps) => (
  <ul className="border-key border-t-2 bg-paper md:hidden">
    {rows.map((order) => (
      <Card key={order.id} order={order} onFocus={() => onFocusRow?.(order.id)} />
    ))}
  </ul>
)

function Card({ order, onFocus }: { order: ListedOrder; onFocus: () => void }) {
  const language = useLanguage()
  return (
    <li
      data-order={order.id}
      onFocus={onFocus}
      className="flex items-start border-line1 border-b pt-1 pl-1 last:border-line2"
    >
      <SelectBox order={order} />
      <Link
        data-row=""
        to="/admin/ordersadmin/$id"
        params={{ id: String(order.id) }}
        onClick={() => rememberOpened(order.id)}
        className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-1.5 pr-3 pl-1 outline-offset-[-2px]!"
      >
        <span className="truncate font-semibold">
          <ItemLabel order={order} />
        </span>
        <span className="text-right font-semibold">
          <PriceLabel order={order} />
        </span>
        <ChoicesLine order={order} className="admin-meta col-span-2 text-t2" />
        <span className="admin-meta col-span-2 text-t3 wrap-anywhere">
          <Trans>
            No. {order.id} · {customerOf(order)} · {formatNumber(order.count, language)} pcs
          </Trans>
        </span>
        <span className="admin-meta col-span-2 flex flex-wrap items-center gap-x-2">
          <StatusLabel order={order} />
          <NoteMark count={order.noteCount} />
          <DueLabel order={order} />
          <MoneyMark order={order} />
          <span className="ml-auto text-t3 tabular-nums">
            {formatDate(order.orderDate, language, 'moment')}
          </span>
        </span>
      </Link>
    </li>
  )
}

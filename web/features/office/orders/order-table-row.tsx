import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/office/button.tsx'
import { CloseIcon } from '../../../ui/office/icons.tsx'
import { KeyCap } from '../../../ui/office/key-cap.tsx'
import { useFrame } from '../frame-context.ts'
import { mayOpen } from '../menu.ts'
import { useLetterKeys } from '../shortcuts.ts'
import { rememberOpened } from './last-list.ts'
import { moveWords } from './move-words.ts'
import { mayCancel, nextStatus } from './next-status.ts'
import type { OrderColumn } from './order-columns.tsx'
import type { ListedOrder } from './queries.ts'
import type { OrderActs } from './use-order-acts.ts'

type RowProps = {
  order: ListedOrder
  columns: readonly OrderColumn[]
  acts: OrderActs
  onFocus: () => void
}

/** A row is a link to its order; what can be done with it shows when one is at it. */
export function OrderTableRow({ order, columns, acts, onFocus }: RowProps) {
  const cell = 'px-2.5 py-2'
  return (
    <tr
      data-order={order.id}
      onFocus={onFocus}
      aria-busy={acts.busy.has(order.id) || undefined}
      className="group/row relative border-line1 border-b last:border-line2 focus-within:bg-cyan-ground focus-within:shadow-[inset_3px_0_0_var(--cyan)] hover:bg-sheet focus-within:hover:bg-cyan-ground"
    >
      <td className={`${cell} pl-3.5 font-semibold tabular-nums`}>
        <Link
          data-row=""
          to="/admin/ordersadmin/$id"
          params={{ id: String(order.id) }}
          onClick={() => rememberOpened(order.id)}
          className="after:absolute after:inset-0 outline-none! focus-visible:after:outline-2 focus-visible:after:-outline-offset-1 focus-visible:after:outline-cyan"
        >
          {order.id}
        </Link>
      </td>
      {columns.map(({ id, isNumber, className, cellClassName, cell: words }) => (
        <td key={id} className={classNames(cell, isNumber && 'text-right', className, cellClassName)}>
          {words(order)}
        </td>
      ))}
      <td className="py-1 pr-2.5 pl-2 max-xl:hidden">
        <RowActs order={order} acts={acts} />
      </td>
    </tr>
  )
}

function RowActs({ order, acts }: { order: ListedOrder; acts: OrderActs }) {
  const { t, i18n } = useLingui()
  const { user } = useFrame()
  const [letters] = useLetterKeys()
  const next = nextStatus(order.status)
  const words = next && moveWords[next]
  const look =
    'inline-flex min-h-7 items-center gap-2 whitespace-nowrap rounded-[2px] border border-line bg-paper px-2.5 font-medium hover:border-key pointer-coarse:min-h-11'
  return (
    <div className="relative z-[1] flex min-h-7 items-center justify-end gap-1 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100">
      {next && words && (
        <button type="button" className={look} onClick={() => acts.move(order, next)}>
          {i18n._(words)}
          <span className="sr-only">, № {order.id}</span>
          {letters && <KeyCap>S</KeyCap>}
        </button>
      )}
      {order.status === 'Pending' && mayOpen(user, 'newOrders') && (
        <Link to="/admin/newordersadmin" search={{ order: order.id }} className={look}>
          {t`Set the price`}
          <span className="sr-only">, № {order.id}</span>
        </Link>
      )}
      {mayCancel(order.status) && (
        <IconButton
          label={t`Cancel order № ${order.id}`}
          onClick={() => acts.ask(order)}
          className={classNames('size-7!', 'text-error! pointer-coarse:size-11!')}
        >
          <CloseIcon size={14} />
        </IconButton>
      )}
    </div>
  )
}

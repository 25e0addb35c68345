import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconButton } from '../../../ui/office/button.tsx'
import { CloseIcon } from '../../../ui/office/icons.tsx'
import { KeyCap } from '../../../ui/office/key-cap.tsx'
import { useFrame } from '../frame-context.ts'
import { mayOpen } from '../menu.ts'
import { useLetterKeys } from '../shortcuts.ts'
import { moveWords } from './move-words.ts'
import { mayCancel, nextStatus } from './next-status.ts'
import type { ListedOrder } from './queries.ts'
import type { OrderActs } from './use-order-acts.ts'

/** At the end of an order's row: its next status, or its price, and cancelling. */
export function OrderRowActs({ order, acts }: { order: ListedOrder; acts: OrderActs }) {
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
          className="size-7! text-error! pointer-coarse:size-11!"
        >
          <CloseIcon size={14} />
        </IconButton>
      )}
    </div>
  )
}

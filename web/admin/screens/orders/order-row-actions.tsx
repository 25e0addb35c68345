import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { moveTargetFrom } from '../../../../src/domains/order-status/statuses.ts'
import { IconButton } from '../../../ui/admin/button.tsx'
import { ChevronRightIcon, CloseIcon } from '../../../ui/admin/icons.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { waysFrom } from '../../kit/orders/board-rules.ts'
import { moveLabel } from '../../kit/orders/move-labels.ts'
import type { ListedOrder } from '../../kit/orders/queries.ts'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'

/** At the end of an order's row: its next status, or its price, and cancelling. */
export function OrderRowActions({ order, acts }: { order: ListedOrder; acts: OrderActionHandlers }) {
  const { t, i18n } = useLingui()
  const { user } = useFrame()
  const next = moveTargetFrom(order.status)
  const words = next && moveLabel[next]
  const canCancel = waysFrom(order.status, (area) => canOpen(user, area)).some(({ act }) => act === 'cancel')
  const size = 'size-7! pointer-coarse:size-11!'
  return (
    <div className="relative z-[1] flex min-h-7 items-center justify-end gap-1 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100">
      {next && words && (
        <IconButton
          label={`${i18n._(words)}, № ${order.id}`}
          onClick={() => acts.move(order, next)}
          className={`${size} border border-line bg-paper`}
        >
          <ChevronRightIcon size={14} />
        </IconButton>
      )}
      {order.status === 'Pending' && canOpen(user, 'newOrders') && (
        <Link
          to="/admin/newordersadmin"
          search={{ order: order.id }}
          aria-label={t`Set the price, № ${order.id}`}
          title={t`Set the price`}
          className="inline-grid size-7 place-items-center rounded-[2px] border border-line bg-paper font-medium hover:border-key pointer-coarse:size-11"
        >
          ₼
        </Link>
      )}
      {canCancel && (
        <IconButton
          label={t`Cancel order № ${order.id}`}
          onClick={() => acts.ask(order)}
          className={`${size} text-error!`}
        >
          <CloseIcon size={14} />
        </IconButton>
      )}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import type { NewOrder } from '../../kit/orders/new-orders-queries.ts'

/** Where a link, as of an email, led to an order that was answered before the screen was opened: says so. */
export function AnsweredOrder({ orders, id }: { orders: readonly NewOrder[]; id: number }) {
  const { user } = useFrame()
  const [waited] = useState(() => orders.some((order) => order.id === id))
  if (waited) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-key border-l-4 bg-paper px-4 py-3">
      <p role="status">
        <Trans>Order № {id} is no longer waiting.</Trans>
      </p>
      {canOpen(user, 'orders') && (
        <AdminLinkButton to="/admin/ordersadmin/$id" params={{ id: String(id) }}>
          <Trans>Open the order</Trans>
        </AdminLinkButton>
      )}
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { Pieces } from '../../../ui/pieces.tsx'
import { type MyOrder, useOrderName } from './order-labels.tsx'

/** What was ordered, leading to the order's own page; the whole box around it can be pressed. */
export function OrderLink({ order }: { order: MyOrder }) {
  return (
    <Link
      to="/myorder/$id"
      params={{ id: String(order.id) }}
      className="break-words after:absolute after:inset-0 hover:underline hover:decoration-2 hover:underline-offset-4 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-key focus-visible:after:-outline-offset-3"
    >
      <OrderTitle order={order} />
    </Link>
  )
}

/** `Business cards, 500 pieces` */
export function OrderTitle({ order }: { order: MyOrder }) {
  return (
    <>
      {useOrderName(order)}, <Pieces count={order.count} />
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import type { NewOrder, OrderDetail } from '../../kit/orders/new-orders-queries.ts'

/** An order that another user has already moved on. */
export type SettledOrder = {
  order: NewOrder
  /** Its last move: to which status, by whom, when, at which price; null where that can't be read. */
  move: OrderDetail['events'][number] | null
  detail: OrderDetail | null
  /** This device tried and was refused (409); otherwise the list showed it. */
  refused: boolean
}

/** Orders that left the list while the user worked on them; they stay readable until they are removed. */
export function useSettled() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { user } = useFrame()
  const [settled, setSettled] = useState<ReadonlyMap<number, SettledOrder>>(new Map())
  async function settle(order: NewOrder, refused: boolean) {
    const options = { ...api.orders.byId.queryOptions({ id: order.id }), staleTime: 0 }
    // What was taken up is for the area of all orders.
    const detail = canOpen(user, 'orders') ? await queryClient.fetchQuery(options).catch(() => null) : null
    const move = detail?.events.findLast(({ kind, isUndone }) => kind === 'moved' && !isUndone) ?? null
    setSettled((before) =>
      new Map(before).set(order.id, {
        order,
        move,
        detail,
        refused: refused || (before.get(order.id)?.refused ?? false),
      }),
    )
  }
  const remove = (orderId: number) =>
    setSettled((before) => new Map([...before].filter(([id]) => id !== orderId)))
  return { settled, settle, remove }
}

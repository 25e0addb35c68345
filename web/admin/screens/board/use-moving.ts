import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type OrderStatus, orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { type Way, waysOf } from '../../kit/orders/offered-actions.ts'
import type { ListedOrder } from '../../kit/orders/queries.ts'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'

/** A picked-up card: where it may be dropped, and which of these places it is over. */
type Picked = { order: ListedOrder; ways: Way[]; to: OrderStatus | undefined }

/**
 * A card is picked up by the pointer or by Space, over nothing yet, and put into a column that its status
 * leads to; put down over none it stays where it was. A price and a cancellation are asked for first; `said`
 * is announced to screen readers.
 */
export function useMoving(acts: OrderActionHandlers) {
  const { t } = useLingui()
  const language = useLanguage()
  const [picked, setPicked] = useState<Picked | null>(null)
  const [priced, setPriced] = useState<ListedOrder | null>(null)
  const [said, say] = useState('')
  const nameOf = (status: OrderStatus) => pick(orderStatuses[status], 'name', language)

  function put(order: ListedOrder, to: OrderStatus) {
    setPicked(null)
    const way = waysOf(order).find((one) => one.to === to)
    if (way?.act === 'confirm') setPriced(order)
    else if (way?.act === 'cancel') acts.ask(order)
    else if (way) acts.move(order, to)
  }

  function pickUp(order: ListedOrder) {
    if (acts.busy.has(order.id)) {
      say(t`No. ${order.id} is still being saved`)
      return
    }
    const ways = waysOf(order)
    if (ways.length === 0) {
      const status = nameOf(order.status)
      say(t`No. ${order.id}: “${status}” leads to no next status`)
      return
    }
    setPicked({ order, ways, to: undefined })
    const places = ways.map(({ to }) => `“${nameOf(to)}”`).join(', ')
    say(t`No. ${order.id} is picked up. It can be put only into: ${places}`)
  }

  return {
    picked,
    said,
    /** The new order that waits for its price before it goes on. */
    priced,
    closePrice: () => setPriced(null),
    pickUp,
    put,
    /** Over another column, or the next one that the arrow keys lead to. */
    over: (to: OrderStatus | undefined) => setPicked((now) => now && { ...now, to }),
    step: (by: 1 | -1) => {
      if (!picked) return
      const { ways, to, order } = picked
      const at = ways.findIndex((way) => way.to === to)
      // Its own place comes before the first of them.
      const next = ways[Math.min(at + by, ways.length - 1)]
      setPicked({ ...picked, to: next?.to })
      say(
        next
          ? t`No. ${order.id} is over “${nameOf(next.to)}”`
          : t`No. ${order.id} is where it was: put down, it stays there`,
      )
    },
    putBack: () => {
      if (picked) say(t`No. ${picked.order.id} is put back`)
      setPicked(null)
    },
  }
}
export type Moving = ReturnType<typeof useMoving>

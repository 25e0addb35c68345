import type { PayPage } from './queries.ts'

type Next = { orderId: number; approveBy: string; readyOn: string; needsApproval: boolean }

/** Of the orders that wait for the money the one whose clock must start first; null where none waits. */
export function nextOf({ orders }: Pick<PayPage, 'orders'>): Next | null {
  const waiting = orders.flatMap(({ orderId, promise }) => {
    const { needsMoney, approveBy, readyOn, needsApproval } = promise
    return needsMoney && approveBy !== null && readyOn !== null
      ? [{ orderId, approveBy, readyOn, needsApproval }]
      : []
  })
  return waiting.toSorted((one, other) => one.approveBy.localeCompare(other.approveBy))[0] ?? null
}

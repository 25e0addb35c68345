import type { Transaction } from '../../db/client.ts'
import { AppError, type FieldError, type Message, sumInText } from '../../lib/errors.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { settleMoney } from '../payment-requests/settle-money.ts'
import { settlePromises } from '../production/settle-promise.ts'
import type { HeldOrder } from './hold-money.ts'

/** A part of a payment for an order; qəpik, below zero where it is no longer for it. */
export type Allocation = { orderId: number; amount: Qepik }

export const foreignOrder: Message = /*i18n*/ {
  id: 'payments.foreignOrder',
  message: 'This customer has no order {order} that has a price.',
}
const tooMuchForOrder: Message = /*i18n*/ {
  id: 'payments.tooMuchForOrder',
  message: 'At most {left} AZN can be put to order {order}: no more of it is left to pay.',
}
const moreThanPaid: Message = /*i18n*/ {
  id: 'payments.moreThanPaid',
  message: 'More is put to the orders than there is: at most {left} AZN.',
}

/**
 * Checks what staff put to which order: orders of this customer, of each no more than is left, altogether no more
 * than there is (PAY-6). The orders are held.
 * @throws VALIDATION that names every wrong line (`orders.1.amount`)
 */
export function assertAllocations(
  lines: readonly Allocation[],
  { userId, held, available }: { userId: number; held: Map<number, HeldOrder>; available: Qepik },
): void {
  const errors = lines.flatMap(({ orderId, amount }, index): FieldError[] => {
    const order = held.get(orderId)
    const path = `orders.${index}`
    if (order?.userId !== userId)
      return [{ path: `${path}.orderId`, message: { ...foreignOrder, values: { order: String(orderId) } } }]
    const left = Math.max(0, order.total - order.paid)
    if (amount <= left) return []
    const values = { order: String(orderId), left: sumInText(left) }
    return [{ path: `${path}.amount`, message: { ...tooMuchForOrder, values } }]
  })
  const asked = lines.reduce((sum, { amount }) => sum + amount, 0)
  if (asked > available)
    errors.push({ path: 'orders', message: { ...moreThanPaid, values: { left: sumInText(available) } } })
  if (errors.length > 0) throw new AppError('VALIDATION', errors[0]?.message, { errors })
}

type Allocating = {
  /** `useId`: by which it came out of the balance. */
  lines: readonly (Allocation & { paymentId: number; useId?: number })[]
  /** The staff member who decided it; null: by rule. */
  by: number | null
  at: Date
}

/**
 * Writes allocations, and what follows for the orders: their money, requests and promised days (PAY-2, PROD-7). What
 * staff decide is in the history of each order.
 */
export async function allocate(tx: Transaction, { lines, by, at }: Allocating): Promise<void> {
  if (lines.length === 0) return
  await tx.paymentAllocation.createMany({
    data: lines.map((line) => ({ ...line, createdById: by, createdAt: at })),
  })
  const orderIds = [...new Set(lines.map(({ orderId }) => orderId))]
  const before = await readPaid(tx, orderIds)
  await settleMoney(tx, { orderIds, at })
  await settlePromises(tx, { orderIds, at })
  if (by === null) return
  for (const [orderId, paid] of await readPaid(tx, orderIds)) {
    const was = toAzn(before.get(orderId) ?? 0)
    await writeOrderEntry(tx, { by, orderId, changes: { paid: [was, toAzn(paid)] } })
  }
}

async function readPaid(tx: Transaction, orderIds: number[]): Promise<Map<number, Qepik>> {
  const where = { orderId: { in: orderIds } }
  const rows = await tx.orderMoney.findMany({ where, select: { orderId: true, paid: true } })
  return new Map(rows.map(({ orderId, paid }) => [orderId, paid]))
}

/**
 * Takes sums for orders out of what payments have left, oldest payment first. What the payments don't hold is left
 * out: {@link assertAllocations} comes before.
 */
export function spread(
  lines: readonly Allocation[],
  rests: readonly { id: number; rest: Qepik }[],
): (Allocation & { paymentId: number })[] {
  const left = rests.map((one) => ({ ...one }))
  return lines.flatMap(({ orderId, amount }) => {
    let wanted = amount
    return left.flatMap((payment) => {
      const part = Math.max(0, Math.min(wanted, payment.rest))
      wanted -= part
      payment.rest -= part
      return part > 0 ? [{ orderId, amount: part, paymentId: payment.id }] : []
    })
  })
}

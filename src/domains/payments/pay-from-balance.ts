import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { sumOf } from '../balance/read-rests.ts'
import { undoTimeMs } from '../order-status/undo-time.ts'
import { allocate, assertAllocations, spread } from './allocate.ts'
import { holdBalance, holdOrders } from './hold-money.ts'
import type { useBalanceFields } from './payment-input.ts'
import { person } from './payment-output.ts'
import { hashOf, holdPayer, otherWritten, sourceOf } from './record-payment.ts'
import { readRefundable } from './refund-output.ts'
import { tooLate } from './take-back.ts'

/** What was put to orders, by which it is taken back, and AZN of the client that are still for no order. */
export const balanceUseSchema = z.object({ id: z.int(), balance: z.number() })
type BalanceUseView = z.infer<typeof balanceUseSchema>

type Using = z.output<typeof useBalanceFields> & { idempotencyKey: string | undefined }

/**
 * Puts money of the customer's balance to orders, oldest payment first (PAY-7, PAY-46). A repeat with the same
 * Idempotency-Key puts nothing and is answered alike.
 * @throws VALIDATION for an unknown customer, and each line that doesn't fit; CONFLICT for a key of something else
 */
export async function payFromBalance(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { idempotencyKey, ...input }: Using,
): Promise<BalanceUseView> {
  const source = sourceOf(caller, idempotencyKey)
  const sourceHash = hashOf(input)
  const first = await findUse(db, { source, sourceHash })
  if (first) return first
  const { appUserId: userId, orders } = input
  try {
    return await db.$transaction(async (tx) => {
      const at = now()
      await holdPayer(tx, userId)
      const held = await holdOrders(
        tx,
        orders.map(({ orderId }) => orderId),
      )
      const rests = await holdBalance(tx, userId)
      assertAllocations(orders, { userId, held, available: sumOf(rests) })
      const left = sumOf(rests) - orders.reduce((sum, { amount }) => sum + amount, 0)
      const { id } = await tx.balanceUse.create({
        data: { left, source, sourceHash, createdById: caller.id, createdAt: at },
      })
      const lines = spread(orders, rests).map((line) => ({ ...line, useId: id }))
      await allocate(tx, { lines, by: caller.id, at })
      return { id, balance: toAzn(left) }
    })
  } catch (error) {
    // The same request was sent twice at once: the other one was first.
    const other = await findUse(db, { source, sourceHash })
    if (other) return other
    throw error
  }
}

async function findUse(
  db: Deps['db'],
  { source, sourceHash }: { source: string; sourceHash: Uint8Array },
): Promise<BalanceUseView | null> {
  const row = await db.balanceUse.findUnique({ where: { source }, include: { createdBy: person } })
  if (!row) return null
  if (Buffer.from(row.sourceHash).equals(sourceHash)) return { id: row.id, balance: toAzn(row.left) }
  throw otherWritten(row.createdAt, row.createdBy)
}

/**
 * Whoever put money of a balance to orders takes it back within {@link undoTimeMs} (PAY-46).
 * @throws NOT_FOUND; CONFLICT when it is too late, it is another user's, or something of it was given back since
 */
export function undoFromBalance(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<BalanceUseView> {
  return db.$transaction(async (tx) => {
    const at = now()
    const use = await tx.balanceUse.findUnique({ where: { id }, include: { allocations: true } })
    if (!use) throw notFound()
    const orderIds = [...new Set(use.allocations.map(({ orderId }) => orderId))]
    await holdOrders(tx, orderIds)
    const { userId } = await tx.order.findFirstOrThrow({ where: { id: { in: orderIds } } })
    const rests = await holdBalance(tx, userId)
    const isLate = use.createdById !== caller.id || at.getTime() - use.createdAt.getTime() > undoTimeMs
    if (isLate || !(await areStillThere(tx, use.allocations))) throw new AppError('CONFLICT', tooLate)
    const { count } = await tx.balanceUse.updateMany({
      where: { id, undoneAt: null },
      data: { undoneAt: at },
    })
    if (count === 0) throw new AppError('CONFLICT', tooLate)
    const lines = use.allocations.map(({ orderId, paymentId, amount }) => ({
      orderId,
      paymentId,
      amount: -amount,
    }))
    await allocate(tx, { lines, by: caller.id, at })
    return { id, balance: toAzn(sumOf(rests) + use.allocations.reduce((sum, { amount }) => sum + amount, 0)) }
  })
}

type Line = { orderId: number; paymentId: number; amount: number }

/** Nothing of it was given back, or is to be, since. */
async function areStillThere(tx: Transaction, lines: readonly Line[]): Promise<boolean> {
  for (const { orderId, paymentId, amount } of lines) {
    const there = (await readRefundable(tx, orderId)).find((one) => one.paymentId === paymentId)
    if (!there || there.amount < amount) return false
  }
  return true
}

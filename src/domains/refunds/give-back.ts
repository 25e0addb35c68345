import { createHash, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { bakuClock, bakuDay } from '../../lib/days.ts'
import { AppError, invalid, type Message, notFound } from '../../lib/errors.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readIdempotencyKey } from '../../procedures/idempotency-key.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { settleMoney } from '../payment-requests/settle-money.ts'
import { allocate } from '../payments/allocate.ts'
import { type HeldOrder, holdOrders } from '../payments/hold-money.ts'
import type { PaymentWay } from '../payments/payment-input.ts'
import { writePayment } from '../payments/record-payment.ts'
import {
  type Refundable,
  type RefundView,
  readRefundable,
  refundParts,
  toRefund,
} from '../payments/refund-output.ts'
import { planRefund } from './plan-refund.ts'
import type { giveBackFields } from './refund-input.ts'

const tooMuch: Message = /*i18n*/ {
  id: 'refunds.tooMuch',
  message: 'At most {left} AZN of order {order} can be given back: no more of what was paid is left.',
}
const keyReused: Message = /*i18n*/ {
  id: 'refunds.keyReused',
  message: 'With this key {amount} AZN were given back already, at {time} by {name}.',
}
const changed: Message = /*i18n*/ {
  id: 'refunds.changed',
  message:
    'Something was paid or given back in the meantime: {paid} AZN are there now. Nothing was given back.',
}
const cardNotYet: Message = /*i18n*/ {
  id: 'refunds.cardNotYet',
  message: 'What was paid by card can’t be given back here yet: give it back at the bank.',
}

/** How each way goes back: at once by hand, or once staff say that it was sent. */
const goesAtOnce: Record<PaymentWay, boolean | null> = {
  cash: true,
  terminal: true,
  transfer: false,
  vatAccount: false,
  card: null,
}

type GiveBackDeps = Pick<Deps, 'db' | 'now' | 'emails'>
type GivingBack = z.output<typeof giveBackFields> & { idempotencyKey: string | undefined }

/**
 * Gives money of an order back, whole or in part, the way it came (PAY-30, PAY-32); the customer is told by email. A
 * repeat with the same Idempotency-Key gives nothing back again and is answered alike.
 * @throws NOT_FOUND; VALIDATION for more than is left; CONFLICT for a key of another refund
 */
export async function giveBack(
  deps: GiveBackDeps,
  caller: Pick<Caller, 'id'>,
  { idempotencyKey, id: orderId, ...input }: GivingBack,
): Promise<RefundView[]> {
  const source = `staff:${caller.id}:${readIdempotencyKey(idempotencyKey) ?? randomUUID()}`
  const hash = new Uint8Array(
    createHash('sha256')
      .update(JSON.stringify({ orderId, ...input }))
      .digest(),
  )
  const first = await findGiven(deps.db, source, hash)
  if (first) return first
  try {
    return await deps.db.$transaction(async (tx) => {
      const held = (await holdOrders(tx, [orderId])).get(orderId)
      if (!held) throw notFound()
      const at = deps.now()
      const { paid, ...given } = input
      assertStillPaid(held, paid)
      return giveBackOf(tx, deps, { orderId, ...given, by: caller.id, at, source, hash })
    })
  } catch (error) {
    // The same request was sent twice at once: the other one was first.
    const other = await findGiven(deps.db, source, hash)
    if (other) return other
    throw error
  }
}

async function findGiven(db: Deps['db'], source: string, hash: Uint8Array): Promise<RefundView[] | null> {
  const first = await db.refund.findUnique({ where: { source: `${source}#0` }, include: refundParts })
  if (!first) return null
  const { orderId, askedById, askedAt, sourceHash } = first
  const rows = await db.refund.findMany({
    where: { orderId, askedById, askedAt, sourceHash },
    orderBy: { id: 'asc' },
    include: refundParts,
  })
  if (Buffer.from(sourceHash).equals(hash)) return rows.map(toRefund)
  const values = {
    amount: toAzn(rows.reduce((sum, { amount }) => sum + amount, 0)).toFixed(2),
    time: bakuClock(askedAt).toISOString().slice(11, 16),
    name: first.askedBy.name,
  }
  throw new AppError('CONFLICT', { ...keyReused, values })
}

/** @throws CONFLICT where what was paid isn't what the caller has read, qəpik */
export function assertStillPaid(
  { paid, refunding }: Pick<HeldOrder, 'paid' | 'refunding'>,
  read: Qepik | undefined,
): void {
  const now = paid - refunding
  if (read === undefined || read === now) return
  throw new AppError('CONFLICT', { ...changed, values: { paid: toAzn(now).toFixed(2) } })
}

type Giving = {
  orderId: number
  amount: Qepik
  reason: string
  by: number
  at: Date
  /** By which a repeat is known. */
  source: string
  hash: Uint8Array<ArrayBuffer>
}

/**
 * The same within the transaction that has locked the order.
 * @throws VALIDATION for more than is left; CONFLICT for a card's
 */
export async function giveBackOf(
  tx: Transaction,
  { emails }: Pick<Deps, 'emails'>,
  { orderId, amount, ...giving }: Giving,
): Promise<RefundView[]> {
  const { by, at } = giving
  const refundable = await holdRefundable(tx, orderId)
  const left = refundable.reduce((sum, payment) => sum + payment.amount, 0)
  if (amount > left) {
    const values = { left: toAzn(left).toFixed(2), order: String(orderId) }
    throw invalid('amount', { ...tooMuch, values })
  }
  const ids: number[] = []
  for (const [index, part] of planRefund(refundable, amount).entries())
    ids.push(await givePart(tx, { ...giving, orderId, index, part }))
  await settleMoney(tx, { orderIds: [orderId], at })
  await emails.enqueue(tx, { kind: 'refunded', orderId, refundIds: ids })
  const rows = await tx.refund.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    include: refundParts,
  })
  const asked = rows.reduce((sum, row) => (row.state === 'Done' ? sum : sum + row.amount), 0)
  // What has gone is in the history with what it leaves paid.
  if (asked > 0) await writeOrderEntry(tx, { by, orderId, changes: { givenBack: [null, toAzn(asked)] } })
  return rows.map(toRefund)
}

/** Locks the payments of an order until the transaction ends. */
async function holdRefundable(tx: Transaction, orderId: number): Promise<Refundable[]> {
  const ids = (await readRefundable(tx, orderId)).map(({ paymentId }) => paymentId)
  await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`
  return readRefundable(tx, orderId)
}

type GivingPart = Omit<Giving, 'amount'> & { index: number; part: Refundable }

async function givePart(tx: Transaction, { orderId, index, part, ...giving }: GivingPart): Promise<number> {
  const { reason, by, at, source, hash } = giving
  const isGone = goesAtOnce[part.way]
  if (isGone === null) throw new AppError('CONFLICT', cardNotYet)
  const { id } = await tx.refund.create({
    data: {
      paymentId: part.paymentId,
      orderId,
      amount: part.amount,
      reason,
      state: 'Asked',
      source: `${source}#${index}`,
      sourceHash: hash,
      askedById: by,
      askedAt: at,
    },
    select: { id: true },
  })
  if (isGone) await bookRefund(tx, { id, by, at })
  return id
}

/**
 * Writes a refund that has gone into the ledger; its order is paid that much less (PAY-30). The order and the payment
 * are held.
 */
export async function bookRefund(
  tx: Transaction,
  { id, by, at, reference = '' }: { id: number; by: number; at: Date; reference?: string },
): Promise<void> {
  const { amount, reason, orderId, payment } = await tx.refund.findUniqueOrThrow({
    where: { id },
    include: { payment: true },
  })
  const entry = await writePayment(tx, {
    userId: payment.userId,
    kind: 'refund',
    way: payment.way,
    amount: -amount,
    day: bakuDay(at),
    ofId: payment.id,
    receivedById: by,
    reference,
    note: reason,
    source: `refund:${id}`,
    createdAt: at,
  })
  await tx.refund.update({
    where: { id },
    data: { state: 'Done', entryId: entry.id, reference, closedById: by, closedAt: at },
  })
  await allocate(tx, { lines: [{ orderId, amount: -amount, paymentId: entry.id }], by, at })
}

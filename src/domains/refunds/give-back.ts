import { createHash, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { bakuClock } from '../../lib/days.ts'
import { AppError, invalid, type Message, notFound, sumInText } from '../../lib/errors.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readIdempotencyKey } from '../../procedures/idempotency-key.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import type { SettleDeps } from '../card-payments/settle-attempt.ts'
import { mailWaitMs } from '../order-status/undo-time.ts'
import { settleMoney } from '../payment-requests/settle-money.ts'
import { bookRefund } from '../payments/book-refund.ts'
import { type HeldOrder, holdOrders } from '../payments/hold-money.ts'
import type { PaymentWay } from '../payments/payment-input.ts'
import {
  type Refundable,
  type RefundView,
  readRefundable,
  refundParts,
  toRefund,
} from '../payments/refund-output.ts'
import { planRefund } from './plan-refund.ts'
import type { giveBackFields } from './refund-input.ts'
import { sendCardRefunds } from './send-card-refund.ts'

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
/** How each way goes back: at once by hand, by the bank, or once staff say that it was sent. */
const begins: Record<PaymentWay, 'Done' | 'Sent' | 'Asked'> = {
  cash: 'Done',
  terminal: 'Done',
  card: 'Sent',
  transfer: 'Asked',
  vatAccount: 'Asked',
}

/** What giving back needs; the bank of a card is asked. */
export type GiveBackDeps = SettleDeps
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
    const ids = await deps.db.$transaction(async (tx) => {
      const held = (await holdOrders(tx, [orderId])).get(orderId)
      if (!held) throw notFound()
      const at = deps.now()
      const { paid, ...given } = input
      assertStillPaid(held, paid)
      return giveBackOf(tx, deps, { orderId, ...given, by: caller.id, at, source, hash })
    })
    await sendCardRefunds(deps, ids)
    return await readRefunds(deps.db, ids)
  } catch (error) {
    // The same request was sent twice at once: the other one was first.
    const other = await findGiven(deps.db, source, hash)
    if (other) return other
    throw error
  }
}

export async function findGiven(
  db: Deps['db'],
  source: string,
  hash: Uint8Array,
): Promise<RefundView[] | null> {
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
    amount: sumInText(rows.reduce((sum, { amount }) => sum + amount, 0)),
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
  throw new AppError('CONFLICT', { ...changed, values: { paid: sumInText(now) } })
}

type Giving = {
  /** Null: out of the customer's balance. */
  orderId: number | null
  amount: Qepik
  reason: string
  by: number
  at: Date
  /** By which a repeat is known. */
  source: string
  hash: Uint8Array<ArrayBuffer>
}

export async function readRefunds(db: Deps['db'], ids: readonly number[]): Promise<RefundView[]> {
  const rows = await db.refund.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: 'asc' },
    include: refundParts,
  })
  return rows.map(toRefund)
}

/**
 * The same within the transaction that has locked the order; then {@link sendCardRefunds} asks the banks.
 * @throws VALIDATION for more than is left
 * @returns the ids of the refunds
 */
export async function giveBackOf(
  tx: Transaction,
  { emails }: Pick<Deps, 'emails'>,
  { orderId, amount, ...giving }: Giving & { orderId: number },
): Promise<number[]> {
  const { by, at } = giving
  const refundable = await holdRefundable(tx, orderId)
  const left = refundable.reduce((sum, payment) => sum + payment.amount, 0)
  if (amount > left) {
    const values = { left: sumInText(left), order: String(orderId) }
    throw invalid('amount', { ...tooMuch, values })
  }
  const ids: number[] = []
  for (const [index, part] of planRefund(refundable, amount).entries())
    ids.push(await givePart(tx, { ...giving, orderId, index, part }))
  await settleMoney(tx, { orderIds: [orderId], at })
  // By then the banks of cards have answered as a rule.
  await emails.enqueueAfter(tx, mailWaitMs, { kind: 'refunded', orderId, refundIds: ids })
  const open = { id: { in: ids }, state: { not: 'Done' as const } }
  const { _sum } = await tx.refund.aggregate({ where: open, _sum: { amount: true } })
  // What has gone is in the history with what it leaves paid.
  if (_sum.amount !== null)
    await writeOrderEntry(tx, { by, orderId, changes: { givenBack: [null, toAzn(_sum.amount)] } })
  return ids
}

/** Locks the payments of an order until the transaction ends. */
async function holdRefundable(tx: Transaction, orderId: number): Promise<Refundable[]> {
  const ids = (await readRefundable(tx, orderId)).map(({ paymentId }) => paymentId)
  await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`
  return readRefundable(tx, orderId)
}

type GivingPart = Omit<Giving, 'amount'> & { index: number; part: Refundable }

/** Writes down that a part of a payment is given back; what goes at once is in the ledger then. @returns its id */
export async function givePart(
  tx: Transaction,
  { orderId, index, part, ...giving }: GivingPart,
): Promise<number> {
  const { reason, by, at, source, hash } = giving
  const state = begins[part.way]
  const { id } = await tx.refund.create({
    data: {
      paymentId: part.paymentId,
      orderId,
      amount: part.amount,
      reason,
      state: state === 'Sent' ? 'Sent' : 'Asked',
      source: `${source}#${index}`,
      sourceHash: hash,
      askedById: by,
      askedAt: at,
    },
    select: { id: true },
  })
  if (state === 'Done') await bookRefund(tx, { id, by, at })
  return id
}

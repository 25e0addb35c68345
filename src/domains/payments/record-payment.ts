import { createHash, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { bakuClock, bakuDay } from '../../lib/days.ts'
import { AppError, invalid, type Message, notFound } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readIdempotencyKey } from '../../procedures/idempotency-key.ts'
import { customerRole } from '../access/role-rules.ts'
import { writeEntry } from '../audit/write-entry.ts'
import { mailWaitMs } from '../order-status/undo-time.ts'
import { allocate, assertAllocations } from './allocate.ts'
import { holdOrders } from './hold-money.ts'
import type { recordFields } from './payment-input.ts'
import { type PaymentView, paymentParts, toPayment } from './payment-output.ts'

const keyReused: Message = /*i18n*/ {
  id: 'payments.keyReused',
  message: 'This payment is written down already: {time}, {name}. It was not written down again.',
}
const customerUnknown: Message = /*i18n*/ {
  id: 'payments.customerUnknown',
  message: 'There is no such customer.',
}
const inFuture: Message = /*i18n*/ {
  id: 'payments.inFuture',
  message: 'A payment can’t be of a day that is still to come.',
}

type Recorded = z.output<typeof recordFields> & { idempotencyKey: string | undefined }

/**
 * Staff write down money that came in at the counter or by transfer, and what of it is for which order; the rest is
 * the customer's balance (PAY-6, PAY-7). The customer is told by email (PAY-12). A repeat with the same Idempotency-Key writes nothing and is answered alike.
 * @throws VALIDATION for an unknown customer, a day to come, and each line of `orders` that doesn't fit; CONFLICT for
 * a key of another payment
 */
export async function recordPayment(
  deps: Pick<Deps, 'db' | 'now' | 'emails'>,
  caller: Pick<Caller, 'id'>,
  { idempotencyKey, ...input }: Recorded,
): Promise<PaymentView> {
  const source = sourceOf(caller, idempotencyKey)
  const hash = hashOf(input)
  const first = await findWritten(deps.db, source, hash)
  if (first) return first
  try {
    return await deps.db.$transaction((tx) => writeReceived(tx, deps, { caller, source, hash, input }))
  } catch (error) {
    // The same request was sent twice at once: the other one was first.
    const other = await findWritten(deps.db, source, hash)
    if (other) return other
    throw error
  }
}

/** By what a repeat of a caller is known. */
export const sourceOf = ({ id }: Pick<Caller, 'id'>, header: string | undefined): string =>
  `staff:${id}:${readIdempotencyKey(header) ?? randomUUID()}`

/** The hash of a request, by which a repeat with the same key is recognised. */
export const hashOf = (input: object): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(JSON.stringify(input)).digest())

/** A key of something else. `by`: who wrote that down. */
export function otherWritten(at: Date, by: { name: string; surname: string } | null): AppError {
  const time = bakuClock(at).toISOString().slice(11, 16)
  const name = `${by?.name ?? ''} ${by?.surname ?? ''}`.trim()
  return new AppError('CONFLICT', { ...keyReused, values: { time, name } })
}

async function findWritten(db: Deps['db'], source: string, hash: Uint8Array): Promise<PaymentView | null> {
  const row = await db.payment.findUnique({ where: { source }, include: paymentParts })
  if (!row) return null
  if (Buffer.from(row.sourceHash ?? []).equals(hash)) return toPayment(row)
  throw otherWritten(row.createdAt, row.receivedBy)
}

type Writing = {
  caller: Pick<Caller, 'id'>
  source: string
  hash: Uint8Array<ArrayBuffer>
  input: z.output<typeof recordFields>
  /** The line of a statement that says that it came. */
  bankLineId?: number
  /** The courier who has collected it. */
  courierDayId?: number | null
}

/**
 * Writes a payment down with what of it is for which order, and all that follows.
 * @throws VALIDATION for an unknown customer, a day to come, and each line of `orders` that doesn't fit
 */
export async function writeReceived(
  tx: Transaction,
  { emails, now }: Pick<Deps, 'now' | 'emails'>,
  { caller, source, hash, input, bankLineId, courierDayId }: Writing,
): Promise<PaymentView> {
  const at = now()
  const { appUserId: userId, orders, amount, day = bakuDay(at), ...facts } = input
  if (day.getTime() > bakuDay(at).getTime()) throw invalid('day', inFuture)
  await holdPayer(tx, userId)
  const held = await holdOrders(
    tx,
    orders.map(({ orderId }) => orderId),
  )
  assertAllocations(orders, { userId, held, available: amount })
  const made = await writePayment(tx, {
    ...facts,
    userId,
    amount,
    day,
    kind: 'payment',
    receivedById: caller.id,
    source,
    sourceHash: hash,
    bankLineId: bankLineId ?? null,
    courierDayId: courierDayId ?? null,
    createdAt: at,
  })
  const lines = orders.map((line) => ({ ...line, paymentId: made.id }))
  await allocate(tx, { lines, by: caller.id, at })
  const [first] = orders
  if (first) {
    const job = { kind: 'paymentReceived', orderId: first.orderId, paymentId: made.id } as const
    await emails.enqueueAfter(tx, mailWaitMs, job)
  } else await writeBalanceEntry(tx, { by: caller.id, userId, payment: [null, toAzn(amount)] })
  return readPayment(tx, made.id)
}

/** AZN, before and after: money that came or went, or that was to be given back and stays. */
type BalanceEntry = { by: number; userId: number } & (
  | { payment: [number | null, number | null] }
  | { refundLeft: [null, number] }
)

/** Money that is for no order is in the history of its customer; it has no name, since it stays when they are erased. */
export async function writeBalanceEntry(
  tx: Transaction,
  { by, userId: id, ...changes }: BalanceEntry,
): Promise<void> {
  await writeEntry(tx, { by, kind: 'customer', id, name: `№ ${id}`, act: 'changed', changes })
}

/** Holds the customer against being erased or merged at the same time. @throws VALIDATION */
export async function holdPayer(tx: Transaction, id: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${id} FOR KEY SHARE`
  const where = { id, deletedAt: null, role: { name: customerRole } }
  if ((await tx.user.count({ where })) === 0) throw invalid('appUserId', customerUnknown)
}

/** Adds a line to the ledger. */
export const writePayment = (
  tx: Transaction,
  data: Prisma.PaymentUncheckedCreateInput,
): Promise<{ id: number }> => tx.payment.create({ data, select: { id: true } })

export async function readPayment(tx: Transaction, id: number): Promise<PaymentView> {
  const row = await tx.payment.findUnique({ where: { id }, include: paymentParts })
  if (!row) throw notFound()
  return toPayment(row)
}

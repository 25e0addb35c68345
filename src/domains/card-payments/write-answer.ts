import type { Transaction } from '../../db/client.ts'
import type { AttemptState, AttemptTrouble, PaymentAttempt } from '../../db/generated/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { notFound } from '../../lib/errors.ts'
import type { Qepik } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { liveStates } from '../attempt-status/live-attempts.ts'
import { givenUpStatuses } from '../order-status/statuses.ts'
import { beginMoney } from '../payment-requests/begin-money.ts'
import { outstanding } from '../payment-requests/request-now.ts'
import { setRequestState } from '../payment-requests/write-requests.ts'
import { allocate } from '../payments/allocate.ts'
import { holdOrders } from '../payments/hold-money.ts'
import type { Asked } from '../payments/providers/provider.ts'
import { writePayment } from '../payments/record-payment.ts'
import { nextAskAt } from './ask-times.ts'
import { stateAfter } from './attempt-states.ts'
import { bookRefund } from './book-refund.ts'

type WriteDeps = Pick<Deps, 'db' | 'now' | 'emails'>

/** No answer decides nothing; an attempt that no provider knows of by our reference was never opened. */
export async function writeNoAnswer(
  deps: WriteDeps,
  { id, askedAt, isKnownNowhere }: { id: number; askedAt: Date; isKnownNowhere: boolean },
): Promise<void> {
  await deps.db.$transaction(async (tx) => {
    const { state, createdAt, unclearSince, askedAt: askedBefore } = await hold(tx, id)
    const isCaptured = state === 'Captured'
    const isOver = isKnownNowhere && (state === 'Created' || state === 'Unknown')
    await tx.paymentAttempt.update({
      where: { id },
      data: {
        askedAt: later(askedBefore, askedAt),
        askAt: isOver ? null : nextAskAt({ createdAt, isCaptured }, deps.now()),
        unclearSince: isOver ? null : (unclearSince ?? askedAt),
        ...(isOver && { state: 'Cancelled', failure: 'notOpened' }),
      },
    })
  })
}

type Answer = { id: number; askedAt: Date; asked: Asked }

/** Writes down what the provider says, and books what has come since, in one transaction (PAY-20). */
export async function writeAnswer(deps: WriteDeps, { id, askedAt, asked }: Answer): Promise<void> {
  await deps.db.$transaction(async (tx) => {
    const owner = await holdOwner(tx, id)
    const attempt = await hold(tx, id)
    const at = deps.now()
    const isOvertaken = attempt.askedAt !== null && attempt.askedAt.getTime() > askedAt.getTime()
    const captured = Math.max(attempt.captured, asked.captured)
    const refunded = Math.max(attempt.refunded, Math.min(captured, asked.refunded ?? 0))
    // An answer that was overtaken says nothing new, unless it is of money.
    if (isOvertaken && captured === attempt.captured && refunded === attempt.refunded) return
    const state = stateAfter(attempt.state, asked.state)
    const booked = {
      ...(await book(tx, deps, { attempt, asked, at, ownerId: owner.id })),
      ...(await bookRefund(tx, { attempt, refunded, at })),
    }
    if (attempt.isHold) await afterHold(tx, deps, { attempt, state, at })
    await tx.paymentAttempt.update({
      where: { id },
      data: {
        state,
        captured,
        refunded,
        ...booked,
        ...(booked.trouble && { troubleSeenAt: null }),
        providerReference: asked.providerReference,
        failure: state === 'Captured' ? null : (asked.failure ?? attempt.failure),
        word: asked.word.slice(0, 100),
        authorised: asked.authorised,
        currency: asked.currency,
        bankReference: asked.bankReference ?? attempt.bankReference,
        ...(asked.card &&
          !owner.isErased && { cardBrand: asked.card.brand, cardLastFour: asked.card.lastFour }),
        askedAt: later(attempt.askedAt, askedAt),
        askAt: nextAskAt({ createdAt: attempt.createdAt, isCaptured: state === 'Captured' }, at),
        unclearSince: asked.state === 'undecided' ? (attempt.unclearSince ?? askedAt) : null,
      },
    })
  })
}

const later = (one: Date | null, other: Date): Date =>
  one !== null && one.getTime() > other.getTime() ? one : other

/** Holds whose attempt it is against being erased or merged, which come to its attempts after their lock too. */
async function holdOwner(tx: Transaction, id: number): Promise<{ id: number; isErased: boolean }> {
  const [owner] = await tx.$queryRaw<{ id: number; isErased: boolean }[]>`
    SELECT u.id, u.deleted_at IS NOT NULL AS "isErased"
    FROM payment_attempts a JOIN payment_requests r ON r.id = a.request_id JOIN users u ON u.id = r.user_id
    WHERE a.id = ${id} FOR KEY SHARE OF u`
  if (!owner) throw notFound()
  return owner
}

/** Locks an attempt until the transaction ends, so that its answers are written one by one. */
export async function hold(tx: Transaction, id: number): Promise<PaymentAttempt> {
  await tx.$queryRaw`SELECT 1 FROM payment_attempts WHERE id = ${id} FOR NO KEY UPDATE`
  const attempt = await tx.paymentAttempt.findUnique({ where: { id } })
  if (!attempt) throw notFound()
  return attempt
}

/**
 * What follows for the orders of a sum that was reserved: once it is captured nothing more is asked for, and once it
 * is released their price is asked for as without it (PAY-54). The orders are held.
 */
export async function afterHold(
  tx: Transaction,
  { emails }: Pick<Deps, 'emails'>,
  { attempt, state, at }: { attempt: PaymentAttempt; state: AttemptState; at: Date },
): Promise<void> {
  const { requestId } = attempt
  if (state === 'Captured') {
    await setRequestState(tx, { ids: [requestId], state: 'Paid', at })
    return
  }
  if (attempt.state !== 'Authorised' || liveStates.some((live) => live === state)) return
  await holdRequest(tx, requestId)
  // The answer of a bank that gave a sum free comes before the attempt is written: it is no longer held.
  await tx.paymentAttempt.update({ where: { id: attempt.id }, data: { state } })
  const orders = await tx.order.findMany({
    where: {
      paymentLines: { some: { requestId } },
      money: { isNot: null },
      status: { notIn: [...givenUpStatuses] },
    },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const orderIds = orders.map(({ id }) => id)
  await beginMoney(tx, { orderIds, at })
  const asked = await tx.paymentRequest.findMany({
    where: {
      state: 'Open',
      createdById: null,
      createdAt: at,
      lines: { some: { orderId: { in: orderIds } } },
    },
    select: { id: true },
  })
  for (const { id } of asked)
    await emails.enqueue(tx, { kind: 'paymentAsked', requestId: id, why: 'notHeld' })
}

type Booking = { attempt: PaymentAttempt; asked: Asked; at: Date; ownerId: number }

/**
 * The ledger's line of what was captured since the last answer, put to the orders of its request by what each still
 * owes of it; what is left over is the customer's balance, and staff see why (PAY-22).
 */
async function book(
  tx: Transaction,
  { emails }: Pick<Deps, 'emails'>,
  { attempt, asked, at, ownerId }: Booking,
): Promise<{ trouble?: AttemptTrouble }> {
  const amount = asked.captured - attempt.captured
  if (amount <= 0) return {}
  // Another currency is no sum in qəpik.
  if (asked.currency !== null && asked.currency !== 'AZN') return { trouble: 'currency' }
  const request = await holdRequest(tx, attempt.requestId)
  if (request.userId !== ownerId) throw new Error('its customer has become another one: it is asked again')
  const made = await writePayment(tx, {
    userId: request.userId,
    kind: 'payment',
    way: 'card',
    amount,
    day: bakuDay(at),
    attemptId: attempt.id,
    reference: (asked.bankReference ?? asked.providerReference).slice(0, 100),
    source: `${attempt.provider}:${asked.providerReference}:capture:${attempt.captured}`,
    createdAt: at,
  })
  const isAsAsked = attempt.isHold ? asked.captured <= attempt.amount : asked.captured === attempt.amount
  const parts = isAsAsked ? await divide(tx, request, amount) : []
  await allocate(tx, { lines: parts.map((part) => ({ ...part, paymentId: made.id })), by: null, at })
  const [first] = request.lines
  if (first) await emails.enqueue(tx, { kind: 'paymentReceived', orderId: first.orderId, paymentId: made.id })
  if (!isAsAsked) return { trouble: 'amount' }
  const put = parts.reduce((sum, part) => sum + part.amount, 0)
  if (put === amount) return {}
  return { trouble: request.state === 'Paid' ? 'double' : 'late' }
}

type Line = { orderId: number; amount: Qepik; paidBefore: Qepik }
type HeldRequest = { userId: number; state: string; lines: Line[] }

/** A request whose orders are locked. */
async function holdRequest(tx: Transaction, id: number): Promise<HeldRequest> {
  const lines = await tx.paymentRequestOrder.findMany({
    where: { requestId: id },
    orderBy: { orderId: 'asc' },
    select: { orderId: true, amount: true, paidBefore: true },
  })
  await holdOrders(
    tx,
    lines.map(({ orderId }) => orderId),
  )
  const request = await tx.paymentRequest.findUniqueOrThrow({
    where: { id },
    select: { userId: true, state: true },
  })
  return { ...request, lines }
}

/** What of a sum each order still lacks of what was asked for it, and no more than is left of its price. */
async function divide(tx: Transaction, { lines }: HeldRequest, amount: Qepik) {
  const rows = await tx.orderMoney.findMany({
    where: { orderId: { in: lines.map(({ orderId }) => orderId) } },
    select: { orderId: true, total: true, paid: true, refunded: true, depositBp: true },
  })
  let left = amount
  return lines.flatMap((line) => {
    const money = rows.find(({ orderId }) => orderId === line.orderId)
    if (!money) return []
    const owed = Math.min(outstanding({ ...line, money }), Math.max(0, money.total - money.paid))
    const part = Math.min(left, owed)
    left -= part
    return part > 0 ? [{ orderId: line.orderId, amount: part }] : []
  })
}

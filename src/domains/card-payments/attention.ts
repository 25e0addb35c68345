import { z } from 'zod'
import type { PaymentAttempt, Prisma } from '../../db/generated/client.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { mailParts, mailReachOf } from '../customers/mail-reach.ts'
import { person, personSchema } from '../payments/payment-output.ts'
import { providerNames } from '../payments/providers/provider.ts'
import { failedAttempt, readFailedIds } from './failed-attempts.ts'
import { type SettleDeps, settleAttempt } from './settle-attempt.ts'

/** The most that staff look at in one go. */
const shown = 100
const minuteMs = 60_000
/** After so long staff hear that a bank gives no answer. */
const unansweredMs = 30 * minuteMs

export const attemptStates = [
  'Created',
  'Sent',
  'Authorised',
  'Captured',
  'Declined',
  'Cancelled',
  'Expired',
  'Unknown',
] as const
const reasons = ['unanswered', 'late', 'double', 'amount', 'currency', 'refundedAtBank', 'failed'] as const
/** Why a card wasn't charged, or why there was nothing to pay at. */
const failures = [
  'noFunds',
  'cardExpired',
  'threeDSecure',
  'cancelledByPayer',
  'notOpened',
  'replaced',
  'unknown',
] as const

/** A card payment that staff look at; AZN. */
export const cardAttentionSchema = z.object({
  id: z.int(),
  why: z.enum(reasons),
  /** For how long the bank has given no answer; null where it has. */
  minutes: z.int().nullable(),
  provider: z.enum(providerNames),
  state: z.enum(attemptStates),
  failure: z.enum(failures).nullable(),
  /** How often the customer has tried to pay this request by card. */
  tries: z.int(),
  amount: z.number(),
  /** What the bank charged, in `currency`, and what of it it gave back. */
  captured: z.number(),
  refunded: z.number(),
  currency: z.string().nullable(),
  /** The bank's own word, and by which it finds the payment. */
  word: z.string(),
  bankReference: z.string().nullable(),
  appUser: personSchema,
  /** Whether an email reaches the customer. */
  isReached: z.boolean(),
  /** What it pays. */
  requestId: z.int(),
  orderIds: z.array(z.int()),
  /** What came of it in the ledger; null where nothing was booked. */
  paymentId: z.int().nullable(),
  at: z.iso.datetime(),
})
type CardAttention = z.infer<typeof cardAttentionSchema>

const parts = {
  payments: { where: { kind: 'payment' }, orderBy: { id: 'desc' }, take: 1, select: { id: true } },
  request: {
    select: {
      user: { select: { ...person.select, ...mailParts } },
      lines: { orderBy: { orderId: 'asc' }, select: { orderId: true } },
      _count: { select: { attempts: true } },
    },
  },
} as const

/** `failed`: what {@link readFailedIds} found. */
const needsLook = (at: number, failed: number[]) =>
  ({
    OR: [
      { trouble: { not: null }, troubleSeenAt: null },
      { unclearSince: { lt: new Date(at - unansweredMs) } },
      { id: { in: failed } },
    ],
  }) satisfies Prisma.PaymentAttemptWhereInput

/** How many {@link readCardAttention} shows. */
export async function countCardAttention(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const failed = await readFailedIds(deps, shown)
  return deps.db.paymentAttempt.count({ where: needsLook(deps.now().getTime(), failed), take: shown })
}

/**
 * Card payments that need a look: the bank has given no answer for half an hour, the money isn't simply what was
 * asked for (PAY-25), or the card wasn't charged and nothing was paid since (PAY-55); the newest first.
 */
export async function readCardAttention(deps: Pick<Deps, 'db' | 'now'>): Promise<CardAttention[]> {
  const { db, now } = deps
  const at = now().getTime()
  const failed = await readFailedIds(deps, shown)
  const rows = await db.paymentAttempt.findMany({
    where: needsLook(at, failed),
    orderBy: { id: 'desc' },
    take: shown,
    include: parts,
  })
  return rows.map((row) => ({
    id: row.id,
    why: whyOf(row, failed),
    minutes: row.unclearSince && Math.floor((at - row.unclearSince.getTime()) / minuteMs),
    provider: row.provider,
    state: row.state,
    failure: row.failure,
    tries: row.request._count.attempts,
    amount: toAzn(row.amount),
    captured: toAzn(row.captured),
    refunded: toAzn(row.refunded),
    currency: row.currency,
    word: row.word,
    bankReference: row.bankReference,
    appUser: { id: row.request.user.id, name: row.request.user.name, surname: row.request.user.surname },
    isReached: mailReachOf(row.request.user) === 'reaches',
    requestId: row.requestId,
    orderIds: row.request.lines.map(({ orderId }) => orderId),
    paymentId: row.payments[0]?.id ?? null,
    at: row.createdAt.toISOString(),
  }))
}

function whyOf(
  { id, trouble, troubleSeenAt }: Pick<PaymentAttempt, 'id' | 'trouble' | 'troubleSeenAt'>,
  failed: readonly number[],
): CardAttention['why'] {
  if (trouble !== null && troubleSeenAt === null) return trouble
  return failed.includes(id) ? 'failed' : 'unanswered'
}

/** What a bank has answered staff who asked. */
export const askedSchema = z.object({ state: z.enum(attemptStates), isAnswered: z.boolean() })

/** Staff ask the bank once more. @throws NOT_FOUND */
export async function askAgain(
  deps: SettleDeps,
  { id }: { id: number },
): Promise<z.infer<typeof askedSchema>> {
  await settleAttempt(deps, id)
  const { state, unclearSince } = await deps.db.paymentAttempt.findUniqueOrThrow({ where: { id } })
  return { state, isAnswered: unclearSince === null }
}

/** Staff have looked at it, or let a failed one pass. @throws NOT_FOUND; CONFLICT when there is nothing to look at any more */
export async function seeTrouble(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const attempt = await tx.paymentAttempt.findUnique({ where: { id }, include: parts })
    const [first] = attempt?.request.lines ?? []
    if (!attempt || !first) throw notFound()
    const { count } = await tx.paymentAttempt.updateMany({
      where: { id, troubleSeenAt: null, OR: [{ trouble: { not: null } }, failedAttempt] },
      data: { troubleSeenAt: now() },
    })
    if (count === 0) throw new AppError('CONFLICT')
    await writeOrderEntry(tx, {
      by: caller.id,
      orderId: first.orderId,
      changes: { cardPaymentSeen: [null, toAzn(attempt.captured || attempt.amount)] },
    })
  })
}

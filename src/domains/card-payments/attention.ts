import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { person, personSchema } from '../payments/payment-output.ts'
import { providerNames } from '../payments/providers/provider.ts'
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
const reasons = ['unanswered', 'late', 'double', 'amount', 'currency', 'refundedAtBank'] as const

/** A card payment that staff look at; AZN. */
export const cardAttentionSchema = z.object({
  id: z.int(),
  why: z.enum(reasons),
  /** For how long the bank has given no answer; null where it has. */
  minutes: z.int().nullable(),
  provider: z.enum(providerNames),
  state: z.enum(attemptStates),
  amount: z.number(),
  /** What the bank charged, in `currency`, and what of it it gave back. */
  captured: z.number(),
  refunded: z.number(),
  currency: z.string().nullable(),
  /** The bank's own word, and by which it finds the payment. */
  word: z.string(),
  bankReference: z.string().nullable(),
  appUser: personSchema,
  orderIds: z.array(z.int()),
  /** What came of it in the ledger; null where nothing was booked. */
  paymentId: z.int().nullable(),
  at: z.iso.datetime(),
})
type CardAttention = z.infer<typeof cardAttentionSchema>

const parts = {
  payments: { where: { kind: 'payment' }, orderBy: { id: 'desc' }, take: 1, select: { id: true } },
  request: { select: { user: person, lines: { orderBy: { orderId: 'asc' }, select: { orderId: true } } } },
} as const

const needsLook = (at: number) =>
  ({
    OR: [
      { trouble: { not: null }, troubleSeenAt: null },
      { unclearSince: { lt: new Date(at - unansweredMs) } },
    ],
  }) satisfies Prisma.PaymentAttemptWhereInput

/** How many {@link readCardAttention} shows. */
export const countCardAttention = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> =>
  db.paymentAttempt.count({ where: needsLook(now().getTime()), take: shown })

/**
 * Card payments that need a look: the bank has given no answer for half an hour, or the money isn't simply what was
 * asked for (PAY-25); the newest first.
 */
export async function readCardAttention({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<CardAttention[]> {
  const at = now().getTime()
  const rows = await db.paymentAttempt.findMany({
    where: needsLook(at),
    orderBy: { id: 'desc' },
    take: shown,
    include: parts,
  })
  return rows.map((row) => ({
    id: row.id,
    why: (row.troubleSeenAt === null && row.trouble) || 'unanswered',
    minutes: row.unclearSince && Math.floor((at - row.unclearSince.getTime()) / minuteMs),
    provider: row.provider,
    state: row.state,
    amount: toAzn(row.amount),
    captured: toAzn(row.captured),
    refunded: toAzn(row.refunded),
    currency: row.currency,
    word: row.word,
    bankReference: row.bankReference,
    appUser: row.request.user,
    orderIds: row.request.lines.map(({ orderId }) => orderId),
    paymentId: row.payments[0]?.id ?? null,
    at: row.createdAt.toISOString(),
  }))
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

/** Staff have looked at it. @throws NOT_FOUND; CONFLICT when there is nothing to look at any more */
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
      where: { id, trouble: { not: null }, troubleSeenAt: null },
      data: { troubleSeenAt: now() },
    })
    if (count === 0) throw new AppError('CONFLICT')
    await writeOrderEntry(tx, {
      by: caller.id,
      orderId: first.orderId,
      changes: { cardPaymentSeen: [null, toAzn(attempt.captured)] },
    })
  })
}

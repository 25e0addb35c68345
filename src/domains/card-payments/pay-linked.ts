import { z } from 'zod'
import { AppError, type Message } from '../../lib/errors.ts'
import { addressIn } from '../../lib/language-address.ts'
import type { Language } from '../../lib/languages.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { paymentPath } from '../payment-links/payment-link.ts'
import type { Linked } from '../payment-links/read-linked.ts'
import { outstanding } from '../payment-requests/request-now.ts'
import { allocate, spread } from '../payments/allocate.ts'
import { holdBalance, holdOrders } from '../payments/hold-money.ts'
import { type ProviderName, providerNames } from '../payments/providers/provider.ts'
import { openAttempt } from './open-attempt.ts'
import { readRequestAttempt } from './read-request-attempt.ts'
import type { SettleDeps } from './settle-attempt.ts'

const linkOver: Message = /*i18n*/ {
  id: 'payments.linkOver',
  message: 'Nothing can be paid by this link any more. Ask for a new one on its page.',
}
const notYourBalance: Message = /*i18n*/ {
  id: 'payments.notYourBalance',
  message: 'Log in to use your balance.',
}

/** How a card payment of a request stands for its payer; `declined`: no money has left the card. */
export const cardStates = ['opened', 'unclear', 'held', 'declined'] as const

/** The last attempt to pay by card; null where there was none that matters now. */
export const cardPaymentSchema = z
  .object({
    state: z.enum(cardStates),
    provider: z.enum(providerNames),
    /** AZN. */
    amount: z.number(),
    failure: z
      .enum(['noFunds', 'cardExpired', 'threeDSecure', 'cancelledByPayer', 'notOpened', 'unknown'])
      .nullable(),
    at: z.iso.datetime(),
    askedAt: z.iso.datetime().nullable(),
  })
  .nullable()

/** What paid a request by card. */
export const cardReceiptSchema = z
  .object({
    amount: z.number(),
    at: z.iso.datetime(),
    lastFour: z.string().nullable(),
    bankReference: z.string().nullable(),
  })
  .nullable()

export async function readCardPayment(
  deps: Pick<Deps, 'db'>,
  { requestId }: Pick<Linked, 'requestId'>,
): Promise<z.infer<typeof cardPaymentSchema>> {
  const last = await readRequestAttempt(deps, { requestId })
  if (last === null) return null
  const state = stateFor(last.state, last.unclearSince)
  if (state === null) return null
  return {
    state,
    provider: last.provider,
    amount: toAzn(last.amount),
    failure: last.failure === 'replaced' ? null : last.failure,
    at: last.createdAt.toISOString(),
    askedAt: last.askedAt?.toISOString() ?? null,
  }
}

type Attempt = NonNullable<Awaited<ReturnType<typeof readRequestAttempt>>>

function stateFor(state: Attempt['state'], unclearSince: Date | null): (typeof cardStates)[number] | null {
  switch (state) {
    case 'Captured':
      return null
    case 'Authorised':
      return 'held'
    case 'Created':
    case 'Sent':
      return unclearSince === null ? 'opened' : 'unclear'
    case 'Unknown':
      return 'unclear'
    default:
      return 'declined'
  }
}

export async function readCardReceipt(
  { db }: Pick<Deps, 'db'>,
  { requestId }: Pick<Linked, 'requestId'>,
): Promise<z.infer<typeof cardReceiptSchema>> {
  const paid = await db.payment.findFirst({
    where: { attempt: { requestId }, kind: 'payment' },
    orderBy: { id: 'desc' },
    select: {
      amount: true,
      createdAt: true,
      attempt: { select: { cardLastFour: true, bankReference: true } },
    },
  })
  return (
    paid && {
      amount: toAzn(paid.amount),
      at: paid.createdAt.toISOString(),
      lastFour: paid.attempt?.cardLastFour ?? null,
      bankReference: paid.attempt?.bankReference ?? null,
    }
  )
}

type Paying = Linked & {
  token: string
  language: Language
  provider: ProviderName
  /** The signed-in customer's balance pays first. */
  useBalance: boolean
}

/**
 * Pays a request: from the balance as far as its customer wants that, and the rest by card at a provider (PAY-16).
 * @throws CONFLICT once the link is over; FORBIDDEN for another's balance; as {@link openAttempt}
 * @returns where the browser goes: to the bank, or back to the page where the balance has paid everything
 */
export async function payLinked(
  deps: SettleDeps,
  caller: Caller | null,
  { requestId, isOver, token, language, provider, useBalance }: Paying,
): Promise<{ payUrl: string }> {
  if (isOver) throw new AppError('CONFLICT', linkOver)
  const page = deps.settings.SITE_URL + addressIn(language, paymentPath(token))
  if (useBalance && (await payFromOwnBalance(deps, caller, requestId))) return { payUrl: page }
  return openAttempt(deps, { requestId, provider, language, returnUrl: `${page}/back` })
}

/** @returns whether nothing is left to pay */
async function payFromOwnBalance(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller | null,
  requestId: number,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const read = () =>
      tx.paymentRequest.findUniqueOrThrow({
        where: { id: requestId },
        select: { userId: true, state: true, lines: { include: { order: { select: { money: true } } } } },
      })
    const { userId, lines } = await read()
    if (caller?.id !== userId) throw new AppError('FORBIDDEN', notYourBalance)
    await holdOrders(
      tx,
      lines.map(({ orderId }) => orderId),
    )
    const rests = await holdBalance(tx, userId)
    const request = await read()
    if (request.state !== 'Open') return false
    const owed = request.lines.flatMap(({ order: { money }, ...line }) => {
      const amount = money === null ? 0 : outstanding({ ...line, money })
      return amount > 0 ? [{ orderId: line.orderId, amount }] : []
    })
    await allocate(tx, { lines: spread(owed, rests), by: null, at: now() })
    return (await read()).state === 'Paid'
  })
}

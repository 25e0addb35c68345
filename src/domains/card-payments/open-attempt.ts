import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '../../db/client.ts'
import type { PaymentAttempt } from '../../db/generated/client.ts'
import { AppError, invalid, type Message, notFound } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { referenceOf } from '../../lib/reference.ts'
import { liveStates } from '../attempt-status/live-attempts.ts'
import { isUnpriced, type OrderStatus } from '../order-status/statuses.ts'
import { outstanding, type RequestKind } from '../payment-requests/request-now.ts'
import { type PaymentProvider, ProviderError, type ProviderName } from '../payments/providers/provider.ts'
import { nextAskAt } from './ask-times.ts'
import { openSealed, sealAttempt } from './sealed-attempt.ts'
import { keysOf, type SettleDeps, settleAttempt } from './settle-attempt.ts'
import { hold } from './write-answer.ts'

const notOffered: Message = /*i18n*/ {
  id: 'cardPayments.notOffered',
  message: 'This bank isn’t offered at the moment. Please choose another one.',
}
const cannotHold: Message = /*i18n*/ {
  id: 'cardPayments.cannotHold',
  message: 'This bank can’t reserve a sum. Please choose another one.',
}
const nothingToPay: Message = /*i18n*/ {
  id: 'cardPayments.nothingToPay',
  message: 'There is nothing left to pay here.',
}
const reserved: Message = /*i18n*/ {
  id: 'cardPayments.reserved',
  message: 'The sum is reserved on your card already: there is nothing more to do.',
}
const notOpened: Message = /*i18n*/ {
  id: 'cardPayments.notOpened',
  message: 'The bank hasn’t opened its page. Nothing was paid. Please choose again.',
}

type Opening = {
  requestId: number
  provider: ProviderName
  language: Language
  /** Where the bank leads the browser back to. */
  returnUrl: string
}

/**
 * Begins a payment by card at a provider. Of a request one attempt is on its way (PAY-21): an earlier one is asked
 * about first; it is used again where it is of the same sum and provider, else it is ended at its provider where that
 * can be done. What it brings all the same is written down.
 * @throws VALIDATION for a provider that isn't offered; NOT_FOUND; CONFLICT when nothing is left to pay; UNAVAILABLE
 * when the provider opens nothing
 * @returns the address to pay at, which is a secret
 */
export async function openAttempt(deps: SettleDeps, opening: Opening): Promise<{ payUrl: string }> {
  const { providers, offered } = deps.cardPayments
  const provider = providers.get(opening.provider)
  if (!provider || !offered.includes(provider.name)) throw invalid('provider', notOffered)
  if (!provider.traits.canHold && (await isHold(deps, opening))) throw invalid('provider', cannotHold)
  for (;;) {
    const live = await findLive(deps.db, opening.requestId)
    if (live) {
      const payUrl = await addressOfLive(deps, live, opening)
      if (payUrl !== null) return { payUrl }
    }
    const made = await makeAttempt(deps, opening)
    if (made) return { payUrl: await openAtProvider(deps, provider, { attempt: made, opening }) }
  }
}

const isHold = async ({ db }: Pick<SettleDeps, 'db'>, { requestId: id }: Opening): Promise<boolean> =>
  (await db.paymentRequest.count({ where: { id, kind: 'hold' } })) > 0

const findLive = (
  db: Pick<Transaction, 'paymentAttempt'>,
  requestId: number,
): Promise<PaymentAttempt | null> =>
  db.paymentAttempt.findFirst({ where: { requestId, state: { in: [...liveStates] } } })

/** The row comes before the call, so that what a provider opens without us hearing of it is known. */
async function makeAttempt(
  deps: SettleDeps,
  { requestId, provider }: Opening,
): Promise<PaymentAttempt | null> {
  return deps.db.$transaction(async (tx) => {
    const { amount, isHold } = await holdOpen(tx, requestId)
    if (await findLive(tx, requestId)) return null
    const createdAt = deps.now()
    return tx.paymentAttempt.create({
      data: {
        requestId,
        provider,
        isHold,
        amount,
        reference: randomBytes(15).toString('base64url'),
        createdAt,
        askAt: nextAskAt({ createdAt, isCaptured: false }, createdAt),
      },
    })
  })
}

/** Locks a request. @throws NOT_FOUND; CONFLICT @returns what is left to pay of it, or to reserve */
async function holdOpen(tx: Transaction, id: number): Promise<{ amount: number; isHold: boolean }> {
  await tx.$queryRaw`SELECT 1 FROM payment_requests WHERE id = ${id} FOR NO KEY UPDATE`
  const request = await tx.paymentRequest.findUnique({ where: { id }, select: openParts })
  if (!request) throw notFound()
  const amount = request.state === 'Open' ? leftOf(request) : 0
  if (amount === 0) throw new AppError('CONFLICT', nothingToPay)
  return { amount, isHold: request.kind === 'hold' }
}

const openParts = {
  kind: true,
  state: true,
  lines: {
    select: {
      orderId: true,
      amount: true,
      paidBefore: true,
      order: {
        select: {
          status: true,
          money: { select: { total: true, paid: true, refunded: true, depositBp: true } },
        },
      },
    },
  },
} as const
type Money = { total: number; paid: number; refunded: number; depositBp: number }
type OpenLine = {
  orderId: number
  amount: number
  paidBefore: number
  order: { status: OrderStatus; money: Money | null }
}

/** A sum is reserved as long as each of its orders waits for its price; after that its price is asked for. */
function leftOf({ kind, lines }: { kind: RequestKind; lines: readonly OpenLine[] }): number {
  if (kind !== 'hold')
    return lines.reduce(
      (sum, { order, ...line }) => sum + (order.money ? outstanding({ ...line, money: order.money }) : 0),
      0,
    )
  const isOpen = lines.every(({ order }) => isUnpriced(order.status))
  return isOpen ? lines.reduce((sum, { amount }) => sum + amount, 0) : 0
}

/** ms that another call has for opening the attempt that it has just made. */
const openingMs = 12_000
const lookEveryMs = 200

/**
 * @returns the address of an attempt that can be paid instead of a new one; null once another one may be made
 * @throws CONFLICT when it turns out to be paid
 */
async function addressOfLive(
  deps: SettleDeps,
  found: PaymentAttempt,
  { requestId, provider }: Opening,
): Promise<string | null> {
  const live = await untilOpened(deps, found)
  await settleAttempt(deps, live.id)
  const now = await deps.db.paymentAttempt.findUniqueOrThrow({ where: { id: live.id } })
  if (!isLive(now)) return null
  const payUrl = openSealed(now.sealed, deps.settings.SECRET_KEY)?.payUrl ?? null
  const request = await deps.db.paymentRequest.findUnique({ where: { id: requestId }, select: openParts })
  const isSame = now.provider === provider && request?.state === 'Open' && leftOf(request) === now.amount
  if (now.state === 'Authorised') throw new AppError('CONFLICT', reserved)
  if (payUrl !== null && isSame) return payUrl
  await giveUp(deps, now)
  return null
}

const isLive = ({ state }: PaymentAttempt): boolean => liveStates.some((live) => live === state)

/** Another tab may be opening it at this moment. */
async function untilOpened({ db, now }: SettleDeps, found: PaymentAttempt): Promise<PaymentAttempt> {
  let attempt = found
  while (attempt.state === 'Created' && now().getTime() - attempt.createdAt.getTime() < openingMs) {
    await sleep(lookEveryMs)
    attempt = await db.paymentAttempt.findUniqueOrThrow({ where: { id: found.id } })
  }
  return attempt
}

/** Ends it at its provider where that can be done, and here in any case; it is asked about all the same. */
async function giveUp(deps: SettleDeps, attempt: PaymentAttempt): Promise<void> {
  const provider = deps.cardPayments.providers.get(attempt.provider)
  if (provider?.traits.canCancelUnpaid) {
    await provider.cancel(keysOf(deps, attempt))
    await settleAttempt(deps, attempt.id)
  }
  await deps.db.paymentAttempt.updateMany({
    where: { id: attempt.id, state: { in: ['Created', 'Sent', 'Unknown'] } },
    data: { state: 'Cancelled', failure: 'replaced' },
  })
}

async function openAtProvider(
  deps: SettleDeps,
  provider: PaymentProvider,
  { attempt, opening }: { attempt: PaymentAttempt; opening: Opening },
): Promise<string> {
  const { id, reference, amount, requestId } = attempt
  const { language, returnUrl } = opening
  const lines = await deps.db.paymentRequestOrder.findMany({
    where: { requestId },
    orderBy: { orderId: 'asc' },
  })
  const orders = lines.map(({ orderId }) => referenceOf(orderId, language))
  const opened = await provider
    .open({
      reference,
      amount,
      language,
      description: orders.join(', '),
      returnUrl,
      noticeUrl: `${deps.settings.SITE_URL}/api/payments/notices/${provider.name}`,
      hold: attempt.isHold,
    })
    .catch((error: unknown) => {
      if (error instanceof ProviderError) return error
      throw error
    })
  if (opened instanceof ProviderError) {
    deps.log.warn({ attempt: id, reason: opened.message }, 'a bank didn’t open a card payment')
    // Only a provider that finds payments by our reference can tell whether it was opened after all.
    const mayBeOpen = opened.kind === 'unclear' && provider.traits.findsByOurReference
    await deps.db.paymentAttempt.updateMany({
      where: { id, state: 'Created' },
      data: mayBeOpen
        ? { state: 'Unknown', unclearSince: deps.now() }
        : { state: 'Cancelled', failure: 'notOpened', askAt: null },
    })
    throw new AppError('UNAVAILABLE', notOpened)
  }
  const { providerReference, secret, payUrl } = opened
  await deps.db.$transaction(async (tx) => {
    const { state } = await hold(tx, id)
    await tx.paymentAttempt.update({
      where: { id },
      data: {
        providerReference,
        sealed: sealAttempt({ secret, payUrl }, deps.settings.SECRET_KEY),
        ...(state === 'Created' && { state: 'Sent' }),
      },
    })
  })
  return payUrl
}

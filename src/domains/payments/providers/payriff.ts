import { z } from 'zod'
import type { Qepik } from '../../../lib/money.ts'
import {
  cardOf,
  knownReference,
  manat,
  maxDescription,
  maybeText,
  outcomeOf,
  parsedOrNull,
  presentOf,
  readAnswer,
  unclear,
  usualWaits,
} from './answers.ts'
import { callProvider } from './http.ts'
import { type PayriffMeaning, payriffMeaning, payriffRefusals, payriffSuccess } from './payriff-words.ts'
import { type Asked, type Notice, type PaymentProvider, ProviderError, type Traits } from './provider.ts'
import { toManat } from './wire-money.ts'

/** Payriff, version 3. */
export const payriffHost = 'https://api.payriff.com'

export type PayriffSettings = { url: string; key: string }

const traits: Traits = {
  hasNotices: true,
  canHold: true,
  canReleaseHold: false,
  canCancelUnpaid: true,
  canRefundPart: true,
  tellsPartRefunds: false,
  findsByOurReference: true,
  mustBeAskedWithinMs: null,
}

const name = 'payriff'
const envelope = z.object({ code: z.string(), payload: z.unknown().optional() })
const opened = z.object({ orderId: z.string(), paymentUrl: z.string() })
const transaction = z.object({
  status: maybeText,
  responseRrn: maybeText,
  pan: maybeText,
  cardDetails: z.object({ maskedPan: maybeText, brand: maybeText }).nullish(),
})
const details = z.object({
  orderId: z.string(),
  amount: manat,
  currencyType: maybeText,
  paidAmount: manat.nullish(),
  operationType: maybeText,
  paymentStatus: z.string(),
  transactions: z.array(transaction).nullish(),
})
const noticed = z.object({
  code: maybeText,
  payload: z.object({
    orderId: z.string().min(1).max(100),
    invoiceUuid: maybeText,
    amount: maybeText,
    currencyType: maybeText,
    paymentStatus: maybeText,
  }),
})

type Request = {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  headers?: Record<string, string>
  body?: unknown
  waitMs: number
}

/** Its answers to acts may take a minute. */
export function payriff(settings: PayriffSettings, waits = { ...usualWaits, act: 60_000 }): PaymentProvider {
  /** The payload of an answer that is 2xx and says success; failures come with 200 as well. */
  async function send({ method, path, headers, body, waitMs }: Request): Promise<unknown> {
    const answer = await callProvider({
      method,
      url: `${settings.url}/api/v3${path}`,
      headers: {
        authorization: settings.key,
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      waitMs,
    }).catch(unclear(name))
    const { success, data } = envelope.safeParse(answer.body)
    if (success && answer.isOk && data.code === payriffSuccess) return data.payload
    if (success && data.code !== payriffSuccess)
      throw new ProviderError(name, payriffRefusals.has(data.code) ? 'refused' : 'unclear', data.code)
    throw new ProviderError(name, 'unclear', answer.isOk ? 'unreadable' : `HTTP ${answer.status}`)
  }

  const act = async (
    method: 'POST' | 'PATCH',
    reference: string | null,
    request: (orderId: string) => { path: string; body?: unknown },
  ): Promise<unknown> => send({ method, waitMs: waits.act, ...request(knownReference(name, reference)) })

  return {
    name,
    traits,
    async open({ reference, amount, language, description, returnUrl, noticeUrl, hold }) {
      const payload = await send({
        method: 'POST',
        path: '/orders',
        headers: { 'x-request-rrn': reference },
        body: {
          amount: asNumber(amount),
          currency: 'AZN',
          language: language.toUpperCase(),
          operation: hold ? 'PRE_AUTH' : 'PURCHASE',
          description: description.slice(0, maxDescription),
          callbackUrl: noticeUrl,
          redirectUrl: returnUrl,
          cardSave: false,
        },
        waitMs: waits.open,
      })
      const { orderId, paymentUrl } = readAnswer(name, opened, payload)
      return { providerReference: orderId, secret: null, payUrl: paymentUrl }
    },
    async ask({ reference, providerReference }) {
      const path =
        providerReference === null
          ? `/orders/${encodeURIComponent(reference)}/rrn`
          : `/orders/${encodeURIComponent(providerReference)}`
      return judge(readAnswer(name, details, await send({ method: 'GET', path, waitMs: waits.ask })))
    },
    capture: ({ providerReference }, amount) =>
      outcomeOf(
        act('POST', providerReference, (orderId) => ({
          path: '/complete',
          body: { orderId, amount: asNumber(amount) },
        })),
      ),
    cancel: ({ providerReference }) =>
      outcomeOf(
        act('PATCH', providerReference, (orderId) => ({
          path: `/expire-status?orderId=${encodeURIComponent(orderId)}`,
        })),
      ),
    refund: ({ providerReference }, { amount, reason }) =>
      outcomeOf(
        act('POST', providerReference, (orderId) => ({
          path: '/refund',
          body: { orderId, amount: asNumber(amount), refundReason: reason },
        })),
      ),
    readNotice,
  }
}

/** A JSON number is written with the fewest digits that mean it, which are those of the text. */
const asNumber = (amount: Qepik): number => Number(toManat(amount))

/** How much of what was captured went back. */
const refundedOf = {
  none: () => 0,
  all: (captured: Qepik) => captured,
  untold: () => null,
} as const satisfies Record<PayriffMeaning['refunded'], (captured: Qepik) => Qepik | null>

/** @throws ProviderError when it is paid and doesn't say how much */
function judge(order: z.output<typeof details>): Asked {
  const meant = payriffMeaning(order.paymentStatus, order.operationType)
  const captured = meant.isPaid ? order.paidAmount : 0
  if (captured == null) throw new ProviderError(name, 'unclear', 'unreadable')
  const transactions = order.transactions ?? []
  const paying = transactions.findLast(({ status }) => status === 'APPROVED') ?? transactions.at(-1)
  return {
    providerReference: order.orderId,
    state: meant.state,
    failure: meant.failure ?? null,
    authorised: meant.state === 'authorised' ? order.amount : captured,
    captured,
    refunded: refundedOf[meant.refunded](captured),
    currency: order.currencyType,
    card: cardOf(paying?.cardDetails?.maskedPan ?? paying?.pan, paying?.cardDetails?.brand),
    bankReference: paying?.responseRrn ?? null,
    word: order.paymentStatus,
  }
}

/** Notices aren't signed: anyone who knows an order's id can send one. */
function readNotice(body: string): Notice {
  const { success, data } = noticed.safeParse(parsedOrNull(body))
  if (!success) return { signature: 'none', reference: null, providerReference: null, content: {} }
  const { code, payload } = data
  return {
    signature: 'none',
    reference: null,
    providerReference: payload.orderId,
    content: presentOf({ code, ...payload }),
  }
}

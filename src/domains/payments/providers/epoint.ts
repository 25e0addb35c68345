import { z } from 'zod'
import type { Qepik } from '../../../lib/money.ts'
import {
  cardOf,
  knownReference,
  manat,
  maxDescription,
  maybeText,
  notOffered,
  outcomeOf,
  parsedOrNull,
  presentOf,
  readAnswer,
  unclear,
  usualWaits,
} from './answers.ts'
import { isSigned, sign } from './epoint-signature.ts'
import { epointApproved, epointFailures, epointStates } from './epoint-words.ts'
import { callProvider } from './http.ts'
import {
  type Asked,
  type AskedState,
  type Failure,
  type Notice,
  type PaymentProvider,
  ProviderError,
  type Traits,
} from './provider.ts'
import { toManat } from './wire-money.ts'

export const epointHost = 'https://epoint.az'

export type EpointSettings = { url: string; publicKey: string; privateKey: string }

const traits: Traits = {
  hasNotices: true,
  canHold: false,
  canReleaseHold: false,
  canCancelUnpaid: false,
  canRefundPart: true,
  tellsPartRefunds: false,
  findsByOurReference: false,
  mustBeAskedWithinMs: null,
}

const name = 'epoint'
const refused = z.object({ status: z.enum(['error', 'failed']) })
const opened = z.object({ status: z.literal('success'), transaction: z.string(), redirect_url: z.string() })
const details = z.object({
  status: z.string(),
  code: maybeText,
  amount: manat.nullish(),
  bank_transaction: maybeText,
  rrn: maybeText,
  card_mask: maybeText,
})
const reversed = z.object({ status: z.literal('success') })
const noticed = z.object({
  order_id: z.string().min(1).max(255).nullish(),
  transaction: z.string().min(1).max(100).nullish(),
  status: maybeText,
  code: maybeText,
  amount: maybeText,
  rrn: maybeText,
  bank_transaction: maybeText,
  operation_code: maybeText,
})

const nothing = { reference: null, providerReference: null, content: {} }

export function epoint(settings: EpointSettings, waits = usualWaits): PaymentProvider {
  /** Always answered with 200: whether it went well stands inside. */
  async function send(route: string, fields: Record<string, string>, waitMs: number): Promise<unknown> {
    const json = JSON.stringify({ public_key: settings.publicKey, language: 'az', ...fields })
    const data = Buffer.from(json).toString('base64')
    const answer = await callProvider({
      method: 'POST',
      url: `${settings.url}/api/1/${route}`,
      body: new URLSearchParams({ data, signature: sign(settings.privateKey, data) }),
      waitMs,
    }).catch(unclear(name))
    if (!answer.isOk) throw new ProviderError(name, 'unclear', `HTTP ${answer.status}`)
    return answer.body
  }

  /** What should be done and isn't. @throws ProviderError */
  function assertDone(body: unknown): void {
    if (refused.safeParse(body).success) throw new ProviderError(name, 'refused', 'error')
    readAnswer(name, reversed, body)
  }

  return {
    name,
    traits,
    async open({ reference, amount, language, description, returnUrl }) {
      const fields = {
        language,
        amount: toManat(amount),
        currency: 'AZN',
        order_id: reference,
        description: description.slice(0, maxDescription),
        success_redirect_url: returnUrl,
        error_redirect_url: returnUrl,
      }
      const body = await send('request', fields, waits.open)
      assertDone(body)
      const { transaction, redirect_url } = readAnswer(name, opened, body)
      return { providerReference: transaction, secret: null, payUrl: redirect_url }
    },
    async ask({ providerReference }) {
      const transaction = knownReference(name, providerReference)
      const body = await send('get-status', { transaction }, waits.ask)
      return judge(transaction, readAnswer(name, details, body))
    },
    capture: async () => notOffered,
    cancel: async () => notOffered,
    refund: ({ providerReference }, { amount }) =>
      outcomeOf(
        (async () => {
          const transaction = knownReference(name, providerReference)
          const fields = { transaction, currency: 'AZN', amount: toManat(amount) }
          assertDone(await send('reverse', fields, waits.act))
        })(),
      ),
    readNotice: (body) => readNotice(settings.privateKey, body),
  }
}

/** @throws ProviderError when it says nothing of the payment */
function judge(providerReference: string, payment: z.output<typeof details>): Asked {
  const state = stateOf(payment)
  const captured = state === 'captured' ? payment.amount : 0
  if (captured == null) throw new ProviderError(name, 'unclear', 'unreadable')
  return {
    providerReference,
    state,
    failure: failureOf(state, payment.code),
    authorised: captured,
    captured,
    refunded: refundedOf(payment.status, captured),
    currency: null,
    card: cardOf(payment.card_mask, null),
    bankReference: payment.rrn ?? payment.bank_transaction,
    word: payment.code === null ? payment.status : `${payment.status} ${payment.code}`,
  }
}

/** A part that went back leaves `success`, so how much went back is told only of the whole and of nothing. */
function refundedOf(status: string, captured: Qepik): Qepik | null {
  if (captured === 0) return 0
  return status === 'returned' ? captured : null
}

/** @throws ProviderError when the question couldn't be answered */
function stateOf({ status, code }: z.output<typeof details>): AskedState {
  if (status === 'server_error') throw new ProviderError(name, 'unclear', 'server_error')
  const state = epointStates[status] ?? 'undecided'
  if (state === 'declined' && code === null) throw new ProviderError(name, 'refused', status)
  if (state === 'declined' && code === epointApproved) return 'undecided'
  if (state === 'declined' && failureOf(state, code) === 'cancelledByPayer') return 'cancelled'
  if (status === 'success' && code !== null && code !== epointApproved) return 'undecided'
  return state
}

const failureOf = (state: AskedState, code: string | null): Failure | null =>
  state === 'declined' || state === 'cancelled' ? (epointFailures[code ?? ''] ?? 'unknown') : null

function readNotice(privateKey: string, body: string): Notice {
  const form = new URLSearchParams(body)
  const [data, signature] = [form.get('data'), form.get('signature')]
  if (data === null || signature === null) return { signature: 'none', ...nothing }
  if (!isSigned(privateKey, data, signature)) return { signature: 'invalid', ...nothing }
  const read = noticed.safeParse(parsedOrNull(Buffer.from(data, 'base64').toString('utf8')))
  if (!read.success) return { signature: 'valid', ...nothing }
  const { order_id, transaction, ...content } = read.data
  return {
    signature: 'valid',
    reference: order_id ?? null,
    providerReference: transaction ?? null,
    content: presentOf(content),
  }
}

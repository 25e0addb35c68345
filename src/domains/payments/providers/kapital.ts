import { z } from 'zod'
import {
  cardOf,
  knownReference,
  manat,
  maxDescription,
  maybeText,
  outcomeOf,
  readAnswer,
  unclear,
  usualWaits,
} from './answers.ts'
import { callProvider } from './http.ts'
import {
  kapitalApproved,
  kapitalDeclines,
  kapitalFailures,
  kapitalRefusals,
  kapitalStates,
} from './kapital-words.ts'
import {
  type Asked,
  type AskedState,
  type Failure,
  type PaymentProvider,
  ProviderError,
  type Traits,
} from './provider.ts'
import { toManat } from './wire-money.ts'

/** E-commerce of Kapital Bank (TWPG, JSON). */
export const kapitalHosts = {
  production: 'https://e-commerce.kapitalbank.az',
  test: 'https://txpgtst.kapitalbank.az',
} as const

export type KapitalSettings = { url: string; login: string; password: string }

const traits: Traits = {
  hasNotices: false,
  canHold: true,
  canReleaseHold: true,
  canCancelUnpaid: false,
  canRefundPart: true,
  tellsPartRefunds: true,
  findsByOurReference: false,
  mustBeAskedWithinMs: null,
}

const name = 'kapital'
const failure = z.object({ errorCode: z.string() })
const opened = z.object({
  order: z.object({ id: z.string(), hppUrl: z.string(), password: z.string() }),
})
/** Left out, nothing was charged or refunded; a word that says otherwise is then a contradiction. */
const charged = manat.nullish().transform((amount) => amount ?? 0)
const transaction = z.object({
  type: maybeText,
  pmoResultCode: maybeText,
  rrn: maybeText,
  ridByPmo: maybeText,
})
const details = z.object({
  order: z.object({
    id: z.string(),
    status: z.string(),
    currency: maybeText,
    authorizedChargeAmount: charged,
    clearedChargeAmount: charged,
    clearedRefundAmount: charged,
    srcToken: z.object({ displayName: maybeText, card: z.object({ brand: maybeText }).nullish() }).nullish(),
    trans: z.array(transaction).nullish(),
  }),
})
const executed = z.object({ tran: z.object({ pmoResultCode: z.string() }) })

type Request = { method: 'GET' | 'POST'; path: string; body?: unknown; waitMs: number }

export function kapital(settings: KapitalSettings, waits = usualWaits): PaymentProvider {
  const credentials = Buffer.from(`${settings.login}:${settings.password}`).toString('base64')

  async function send({ method, path, body, waitMs }: Request): Promise<unknown> {
    const answer = await callProvider({
      method,
      url: `${settings.url}${path}`,
      headers: {
        authorization: `Basic ${credentials}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      waitMs,
    }).catch(unclear(name))
    const { success, data } = failure.safeParse(answer.body)
    if (success)
      throw new ProviderError(
        name,
        kapitalRefusals.has(data.errorCode) ? 'refused' : 'unclear',
        data.errorCode,
      )
    if (!answer.isOk) throw new ProviderError(name, 'unclear', `HTTP ${answer.status}`)
    return answer.body
  }

  async function execute(reference: string | null, tran: Record<string, string>): Promise<void> {
    const id = encodeURIComponent(knownReference(name, reference))
    const path = `/api/order/${id}/exec-tran`
    const body = await send({ method: 'POST', path, body: { tran }, waitMs: waits.act })
    const { pmoResultCode } = readAnswer(name, executed, body).tran
    if (pmoResultCode === kapitalApproved) return
    throw new ProviderError(name, kapitalDeclines.has(pmoResultCode) ? 'refused' : 'unclear', pmoResultCode)
  }

  return {
    name,
    traits,
    async open({ amount, language, description, returnUrl, hold }) {
      const order = {
        typeRid: hold ? 'Order_DMS' : 'Order_SMS',
        amount: toManat(amount),
        currency: 'AZN',
        language,
        description: description.slice(0, maxDescription),
        hppRedirectUrl: returnUrl,
      }
      const body = await send({ method: 'POST', path: '/api/order', body: { order }, waitMs: waits.open })
      const { id, hppUrl, password } = readAnswer(name, opened, body).order
      return { providerReference: id, secret: password, payUrl: payUrl(hppUrl, { id, password }) }
    },
    async ask({ providerReference, secret }) {
      const id = encodeURIComponent(knownReference(name, providerReference))
      const query = new URLSearchParams({
        password: secret ?? '',
        tranDetailLevel: '2',
        tokenDetailLevel: '2',
        orderDetailLevel: '2',
      })
      const body = await send({ method: 'GET', path: `/api/order/${id}?${query}`, waitMs: waits.ask })
      return judge(readAnswer(name, details, body).order)
    },
    capture: ({ providerReference }, amount) =>
      outcomeOf(execute(providerReference, { phase: 'Clearing', amount: toManat(amount) })),
    cancel: ({ providerReference }) =>
      outcomeOf(execute(providerReference, { phase: 'Auth', voidKind: 'Full' })),
    refund: ({ providerReference }, { amount }) =>
      outcomeOf(execute(providerReference, { phase: 'Single', type: 'Refund', amount: toManat(amount) })),
    readNotice: () => ({ signature: 'none', reference: null, providerReference: null, content: {} }),
  }
}

/** The bank tells its page's address with `/flex` and without. */
function payUrl(hppUrl: string, order: { id: string; password: string }): string {
  const page = hppUrl.endsWith('/') ? hppUrl.slice(0, -1) : hppUrl
  return `${page.endsWith('/flex') ? page : `${page}/flex`}?${new URLSearchParams(order)}`
}

/** By the amounts: a part refund leaves `FullyPaid`, and what was captured stays so whatever the word is. */
function judge(order: z.output<typeof details>['order']): Asked {
  const [authorised, captured] = [order.authorizedChargeAmount, order.clearedChargeAmount]
  const said = kapitalStates[order.status] ?? 'undecided'
  const uncaptured = said === 'authorised' && authorised === 0 ? 'undecided' : said
  const state = captured > 0 ? 'captured' : uncaptured
  const payings = order.trans?.filter(({ type }) => type !== 'Refund') ?? []
  const last = payings.at(-1)
  return {
    providerReference: order.id,
    state,
    failure: failureOf(state, order.status, last?.pmoResultCode),
    authorised,
    captured,
    refunded: order.clearedRefundAmount,
    currency: order.currency,
    card: cardOf(order.srcToken?.displayName, order.srcToken?.card?.brand),
    bankReference: last?.rrn ?? last?.ridByPmo ?? null,
    word: order.status,
  }
}

function failureOf(state: AskedState, status: string, result: string | null | undefined): Failure | null {
  if (state === 'declined') return kapitalFailures[result ?? ''] ?? 'unknown'
  return state === 'cancelled' && status === 'Cancelled' ? 'cancelledByPayer' : null
}

import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { readManat } from '../domains/payments/providers/wire-money.ts'
import { toLanguage } from '../lib/languages.ts'
import { toAzn } from '../lib/money.ts'
import type { Bank, BankOrder, Refusal } from './bank.ts'
import { answerAct, answerAsk, type Simulated, wordOf } from './simulated.ts'

const order = z.object({
  amount: z.string(),
  currency: z.literal('AZN'),
  language: z.enum(['AZ', 'EN', 'RU']),
  operation: z.enum(['PURCHASE', 'PRE_AUTH']),
  description: z.string().max(1000),
  callbackUrl: z.url(),
  redirectUrl: z.url(),
  cardSave: z.boolean(),
})
const act = z.object({ orderId: z.string(), amount: z.string().optional() })

const refusals = {
  wrongState: '01000',
  wrongAmount: '15400',
} as const satisfies Record<NonNullable<Refusal>, string>

const answer = (code: string, message: string, payload: unknown = null) => ({
  code,
  message,
  payload,
  route: '/v3',
  responseId: randomUUID(),
})
const done = (payload: unknown = null) => answer('00000', 'Operation performed successfully', payload)
const refuse = (code: string) => answer(code, `Simulated: ${code}`)

/** Payriff, version 3: notices without a signature, failures that come with 200 too. */
export function simulatedPayriff(): Simulated {
  const key = randomBytes(16).toString('hex').toUpperCase()
  return {
    newId: () => randomBytes(12).toString('hex').toUpperCase(),
    settings: (url) => ({ PAYRIFF_URL: url, PAYRIFF_KEY: key }),
    page: '/pay/:id/:session',
    findForPage: (bank, { params: { id = '', session } }) => {
      const found = bank.find(id)
      return found?.secret === session ? found : undefined
    },
    serve(app, bank, url) {
      app.addHook('onRequest', async ({ headers, url: asked }, reply) => {
        if (asked.startsWith('/api/') && headers.authorization !== key)
          return reply.code(401).send(refuse('14010'))
      })

      app.post('/api/v3/orders', ({ headers, body }, reply) => {
        const read = order.safeParse(body)
        const amount = read.success ? readManat(read.data.amount) : null
        if (!read.success || !amount) return reply.code(400).send(refuse('15400'))
        const reference = headers['x-request-rrn']
        return answerAct(bank, reply, () => {
          const opened = bank.open({
            reference: typeof reference === 'string' ? reference : null,
            description: read.data.description,
            language: toLanguage(read.data.language.toLowerCase()),
            amount,
            isHold: read.data.operation === 'PRE_AUTH',
            returnUrl: read.data.redirectUrl,
            failedUrl: read.data.redirectUrl,
            noticeUrl: read.data.callbackUrl,
          })
          return done({
            orderId: opened.id,
            sessionId: opened.secret,
            paymentUrl: `${url()}/pay/${opened.id}/${opened.secret}`,
            transactionId: opened.openedAt.getTime(),
            comissionRate: 0,
            amount: toAzn(amount),
            fee: 0,
            totalAmount: toAzn(amount),
          })
        })
      })

      const ask = (found: BankOrder | undefined, reply: FastifyReply) =>
        answerAsk(bank, reply, {
          ask: () => (found ? done(tell(bank, found)) : refuse('01000')),
          failureInside: () => refuse('01000'),
        })
      app.get<{ Params: { id: string } }>('/api/v3/orders/:id', ({ params }, reply) =>
        ask(bank.find(params.id), reply),
      )
      app.get<{ Params: { id: string } }>('/api/v3/orders/:id/rrn', ({ params }, reply) =>
        ask(bank.findByReference(params.id), reply),
      )

      const acts = { complete: bank.capture, refund: bank.refund } as const
      for (const [route, carryOut] of Object.entries(acts))
        app.post(`/api/v3/${route}`, ({ body }, reply) => {
          const read = act.safeParse(body)
          const found = read.success ? bank.find(read.data.orderId) : undefined
          if (!read.success || !found) return reply.code(400).send(refuse('15400'))
          const whole = route === 'refund' ? found.captured - found.refunded : found.authorised
          const amount = read.data.amount === undefined ? whole : readManat(read.data.amount)
          if (amount === null) return reply.code(400).send(refuse('15400'))
          return answerAct(bank, reply, () => outcome(carryOut(found, amount)))
        })

      app.patch<{ Querystring: Record<string, string> }>('/api/v3/expire-status', ({ query }, reply) => {
        const found = bank.find(query.orderId ?? '')
        if (!found) return reply.code(400).send(refuse('15400'))
        return answerAct(bank, reply, () =>
          outcome(found.state === 'held' ? 'wrongState' : bank.expire(found)),
        )
      })
    },
    wayBack: ({ returnUrl }) => returnUrl,
    notice: (found) => {
      if (found.noticeUrl === null) return null
      const { orderId, amount, currencyType, paymentStatus, transactions } = tellAs(found, statusOf(found))
      const payload = { orderId, invoiceUuid: null, amount, currencyType, paymentStatus, transactions }
      return { url: found.noticeUrl, contentType: 'application/json', body: JSON.stringify(done(payload)) }
    },
  }
}

const outcome = (refusal: Refusal) => (refusal ? refuse(refusals[refusal]) : done())

function statusOf({ state, captured, refunded, acts }: BankOrder): string {
  switch (state) {
    case 'unpaid':
      return 'CREATED'
    case 'held':
      return 'PREAUTH_APPROVED'
    case 'paid':
      if (refunded === 0) return 'APPROVED'
      return refunded === captured ? 'REFUNDED' : 'PARTIAL_REFUND'
    case 'declined':
      return 'DECLINED'
    case 'cancelled':
      return 'CANCELED'
    case 'expired':
      return acts.length > 0 ? 'PREAUTH_EXPIRED' : 'EXPIRED'
    case 'released':
      return 'REVERSE'
  }
}

const transactionWords = {
  purchase: 'APPROVED',
  hold: 'APPROVED',
  capture: 'APPROVED',
  release: 'REVERSE',
  refund: 'REFUNDED',
} as const

const tell = (bank: Bank, found: BankOrder) => tellAs(found, wordOf(bank, statusOf(found)))

function tellAs(found: BankOrder, paymentStatus: string) {
  return {
    orderId: found.id,
    amount: toAzn(found.amount),
    currencyType: found.currency,
    paidAmount: toAzn(found.captured),
    commission: 0,
    operationType: found.isHold ? 'PRE_AUTH' : 'PURCHASE',
    paymentStatus,
    createdDate: found.openedAt.toISOString(),
    transactions: found.acts.map(({ kind, result, rrn }) => ({
      uuid: `tx-${rrn}`,
      status: result === 'approved' ? transactionWords[kind] : 'DECLINED',
      channel: 'PAYRIFF',
      requestRrn: found.reference,
      responseRrn: rrn,
      pan: found.card?.masked,
      cardDetails: { maskedPan: found.card?.masked, brand: found.card?.brand },
    })),
  }
}

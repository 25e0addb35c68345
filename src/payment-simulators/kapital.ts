import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { readManat } from '../domains/payments/providers/wire-money.ts'
import { toLanguage } from '../lib/languages.ts'
import { toAzn } from '../lib/money.ts'
import { type Bank, type BankOrder, digits, type Refusal } from './bank.ts'
import { answerAct, answerAsk, type Simulated, wordOf } from './simulated.ts'

const order = z.object({
  order: z.object({
    typeRid: z.enum(['Order_SMS', 'Order_DMS']),
    amount: z.string(),
    currency: z.literal('AZN'),
    language: z.enum(['az', 'en', 'ru']),
    description: z.string().max(1000),
    hppRedirectUrl: z.url(),
  }),
})
const amount = z.string().regex(/^\d+\.\d\d$/)
const tran = z.object({
  tran: z.union([
    z.object({ phase: z.literal('Clearing'), amount }),
    z.object({ phase: z.literal('Auth'), voidKind: z.literal('Full') }),
    z.object({ phase: z.literal('Single'), type: z.literal('Refund'), amount }),
    z.object({ phase: z.literal('Single'), voidKind: z.literal('Partial'), amount }),
  ]),
})
type Tran = z.output<typeof tran>['tran']

const results = {
  approved: '1',
  cardExpired: '51',
  noFunds: '59',
  threeDSecure: '5',
  noReason: '68',
} as const

const refusals = {
  wrongState: 'InvalidOrderState',
  wrongAmount: 'InvalidAmt',
} as const satisfies Record<NonNullable<Refusal>, string>

const fail = (reply: FastifyReply, status: number, errorCode: string): FastifyReply =>
  reply.code(status).send({ errorCode, errorDescription: `Simulated: ${errorCode}` })

/** E-commerce of Kapital Bank: no notices, and the order’s password is what lets one ask. */
export function simulatedKapital({ withFlex = true }: { withFlex?: boolean } = {}): Simulated {
  const [login, password] = [randomBytes(6).toString('hex'), randomBytes(12).toString('hex')]
  const credentials = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`
  return {
    newId: () => digits(8),
    settings: (url) => ({ KAPITAL_URL: url, KAPITAL_LOGIN: login, KAPITAL_PASSWORD: password }),
    page: '/flex',
    findForPage: (bank, { query }) => {
      const found = bank.find(query.get('id') ?? '')
      return found?.secret === query.get('password') ? found : undefined
    },
    serve(app, bank, url) {
      app.addHook('onRequest', async ({ headers, url: asked }, reply) => {
        if (asked.startsWith('/api/') && headers.authorization !== credentials)
          return fail(reply, 401, 'InvalidLogin')
      })

      app.post('/api/order', (request, reply) => {
        const read = order.safeParse(request.body)
        if (!read.success) return fail(reply, 400, 'InvalidRequest')
        const asked = read.data.order
        const charged = readManat(asked.amount)
        if (!charged) return fail(reply, 400, 'InvalidAmt')
        return answerAct(bank, reply, () => {
          const opened = bank.open({
            reference: null,
            description: asked.description,
            language: toLanguage(asked.language),
            amount: charged,
            isHold: asked.typeRid === 'Order_DMS',
            returnUrl: asked.hppRedirectUrl,
            failedUrl: asked.hppRedirectUrl,
            noticeUrl: null,
          })
          return {
            order: {
              id: Number(opened.id),
              hppUrl: withFlex ? `${url()}/flex` : url(),
              password: opened.secret,
              status: 'Preparing',
            },
          }
        })
      })

      app.get<{ Params: { id: string }; Querystring: Record<string, string> }>(
        '/api/order/:id',
        ({ params, query }, reply) => {
          const found = bank.find(params.id)
          if (!found) return fail(reply, 500, 'ServiceError')
          if (query.password !== found.secret) return fail(reply, 400, 'InvalidToken')
          return answerAsk(bank, reply, {
            ask: () => ({ order: tell(bank, found) }),
            failureInside: () => ({ errorCode: 'ServiceError', errorDescription: 'Simulated: ServiceError' }),
          })
        },
      )

      app.post<{ Params: { id: string } }>('/api/order/:id/exec-tran', ({ params, body }, reply) => {
        const found = bank.find(params.id)
        if (!found) return fail(reply, 500, 'ServiceError')
        const read = tran.safeParse(body)
        if (!read.success) return fail(reply, 400, 'InvalidTran')
        return answerAct(bank, reply, () => {
          const refusal = execute(bank, found, read.data.tran)
          if (refusal) return fail(reply, 400, refusals[refusal])
          const { rrn } = found.acts.at(-1) ?? { rrn: '' }
          const match = { tranActionId: `act-${rrn}`, ridByPmo: rrn }
          return { tran: { approvalCode: rrn.slice(0, 6), match, pmoResultCode: results.approved } }
        })
      })
    },
    wayBack(found) {
      const url = new URL(found.returnUrl)
      url.searchParams.set('ID', found.id)
      url.searchParams.set('STATUS', statusOf(found))
      return url.href
    },
    notice: () => null,
  }
}

function execute(bank: Bank, found: BankOrder, asked: Tran): Refusal {
  if (asked.phase === 'Auth') return bank.release(found)
  const charged = readManat(asked.amount) ?? 0
  if (asked.phase === 'Clearing') return bank.capture(found, charged)
  // A part is taken off once; whatever goes back later is a refund.
  if ('voidKind' in asked && found.refunded > 0) return 'wrongState'
  return bank.refund(found, charged)
}

/** A refund in part leaves FullyPaid. */
function statusOf({ state, captured, refunded, acts }: BankOrder): string {
  switch (state) {
    case 'unpaid':
      return 'Preparing'
    case 'held':
      return 'Authorized'
    case 'paid':
      return refunded === captured ? 'Refunded' : 'FullyPaid'
    case 'declined':
      return acts.at(-1)?.result === 'threeDSecure' ? 'Rejected' : 'Declined'
    case 'cancelled':
      return 'Cancelled'
    case 'expired':
      return 'Expired'
    case 'released':
      return 'Voided'
  }
}

const types = {
  purchase: 'Purchase',
  hold: 'Purchase',
  capture: 'Purchase',
  release: 'Purchase',
  refund: 'Refund',
}
const phases = { purchase: 'Single', hold: 'Auth', capture: 'Clearing', release: 'Auth', refund: 'Single' }

function tell(bank: Bank, found: BankOrder) {
  return {
    id: Number(found.id),
    typeRid: found.isHold ? 'Order_DMS' : 'Order_SMS',
    status: wordOf(bank, statusOf(found)),
    prevStatus: 'Preparing',
    amount: toAzn(found.amount),
    currency: found.currency,
    createTime: found.openedAt.toISOString().slice(0, 19).replace('T', ' '),
    authorizedChargeAmount: toAzn(found.authorised),
    clearedChargeAmount: toAzn(found.captured),
    clearedRefundAmount: toAzn(found.refunded),
    ...(found.card && { srcToken: { displayName: found.card.masked, card: { brand: found.card.brand } } }),
    trans: found.acts.map((act) => ({
      type: types[act.kind],
      phase: phases[act.kind],
      amount: toAzn(act.amount),
      pmoResultCode: results[act.result],
      rrn: act.rrn,
      ridByPmo: act.rrn,
    })),
  }
}

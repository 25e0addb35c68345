import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { isSigned, sign } from '../domains/payments/providers/epoint-signature.ts'
import { parseExactly, readManat } from '../domains/payments/providers/wire-money.ts'
import { toLanguage } from '../lib/languages.ts'
import { toAzn } from '../lib/money.ts'
import { type BankOrder, digits } from './bank.ts'
import type { Decline } from './cards.ts'
import { answerAct, answerAsk, type Simulated, wordOf } from './simulated.ts'

const common = z.object({ public_key: z.string(), language: z.string() })
const order = common.extend({
  amount: z.string(),
  currency: z.literal('AZN'),
  order_id: z.string().min(1).max(255),
  description: z.string().max(1000),
  success_redirect_url: z.url(),
  error_redirect_url: z.url(),
})
const asked = common.extend({ transaction: z.string() })
const reversal = asked.extend({ currency: z.literal('AZN'), amount: z.string().optional() })

/** The bank's codes; of a failed 3-D Secure check it only says that the card was declined. */
const codes = {
  noFunds: '116',
  cardExpired: '101',
  threeDSecure: '100',
  noReason: '100',
} as const satisfies Record<Decline, string>

const error = (message: string) => ({ status: 'error', message })

/** Epoint: always answers with 200, and signs its notices, whose address is set there and not in a call. */
export function simulatedEpoint({ noticeUrl }: { noticeUrl: string | null }): Simulated {
  const publicKey = `i${digits(9)}`
  const privateKey = randomBytes(16).toString('hex')

  /** The fields of a call, or what is wrong with its signature. */
  function readCall(body: unknown): { fields: unknown } | { refused: unknown } {
    const form = body instanceof URLSearchParams ? body : new URLSearchParams()
    const [data, signature] = [form.get('data') ?? '', form.get('signature') ?? '']
    if (!isSigned(privateKey, data, signature))
      return { refused: { status: 'server_error', message: 'Signature did not match' } }
    const fields = parseExactly(Buffer.from(data, 'base64').toString('utf8'))
    const key = common.safeParse(fields)
    return key.data?.public_key === publicKey ? { fields } : { refused: error('Public key is not found') }
  }

  return {
    newId: () => `te${digits(10)}`,
    settings: (url) => ({ EPOINT_URL: url, EPOINT_PUBLIC_KEY: publicKey, EPOINT_PRIVATE_KEY: privateKey }),
    page: '/pay/:id',
    findForPage: (bank, { params: { id = '' } }) => bank.find(id),
    serve(app, bank, url) {
      const call = (route: string, handle: (fields: unknown, reply: FastifyReply) => unknown): void => {
        app.post(`/api/1/${route}`, ({ body }, reply) => {
          const read = readCall(body)
          return 'refused' in read ? read.refused : handle(read.fields, reply)
        })
      }

      call('request', (fields, reply) => {
        const { success, data } = order.safeParse(fields)
        const amount = success ? readManat(data.amount) : null
        if (!success || !amount) return error('Wrong parameters')
        if (bank.findByReference(data.order_id)) return error('Order ID is not unique')
        return answerAct(bank, reply, () => {
          const opened = bank.open({
            reference: data.order_id,
            description: data.description,
            language: toLanguage(data.language),
            amount,
            isHold: false,
            returnUrl: data.success_redirect_url,
            failedUrl: data.error_redirect_url,
            noticeUrl,
          })
          return { status: 'success', transaction: opened.id, redirect_url: `${url()}/pay/${opened.id}` }
        })
      })

      call('get-status', (fields, reply) => {
        const { data } = asked.safeParse(fields)
        const found = bank.find(data?.transaction ?? '')
        return answerAsk(bank, reply, {
          ask: () => (found ? tell(found, wordOf(bank, statusOf(found))) : error('Transaction not found')),
          failureInside: () => ({ status: 'server_error', message: 'Simulated: try again' }),
        })
      })

      call('reverse', (fields, reply) => {
        const { data } = reversal.safeParse(fields)
        const found = bank.find(data?.transaction ?? '')
        if (!data || !found) return error('Transaction not found')
        const amount = data.amount === undefined ? found.captured - found.refunded : readManat(data.amount)
        return answerAct(bank, reply, () => {
          const refusal = amount === null ? 'wrongAmount' : bank.refund(found, amount)
          return refusal ? error(`Simulated: ${refusal}`) : { status: 'success', message: 'OK' }
        })
      })
    },
    wayBack: (found) => (found.state === 'paid' ? found.returnUrl : found.failedUrl),
    notice: (found) => {
      if (noticeUrl === null) return null
      const json = JSON.stringify({ ...tell(found, statusOf(found)), operation_code: '100' })
      const data = Buffer.from(json).toString('base64')
      const form = new URLSearchParams({ data, signature: sign(privateKey, data) })
      return { url: noticeUrl, contentType: 'application/x-www-form-urlencoded', body: form.toString() }
    },
  }
}

/** An order that has ended unpaid stays `new`; of a refund in part nothing is said. */
function statusOf({ state, captured, refunded }: BankOrder): string {
  if (state === 'paid') return refunded === captured ? 'returned' : 'success'
  return state === 'declined' || state === 'cancelled' ? 'error' : 'new'
}

function codeOf({ state, acts }: BankOrder): string {
  if (state === 'paid') return '000'
  if (state === 'cancelled') return '180'
  const result = acts.at(-1)?.result ?? 'approved'
  return result === 'approved' ? '' : codes[result]
}

function tell(found: BankOrder, status: string) {
  const { rrn = '' } = found.acts[0] ?? {}
  return {
    status,
    code: codeOf(found),
    message: codeOf(found) === '000' ? 'Approved' : '',
    transaction: found.id,
    order_id: found.reference,
    amount: toAzn(found.state === 'paid' ? found.captured : found.amount),
    bank_transaction: rrn,
    rrn: found.state === 'paid' ? rrn : '',
    card_mask: found.card?.masked ?? '',
    card_name: found.card ? 'TEST CARD' : '',
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLanguage, type Language, toLanguage } from '../lib/languages.ts'
import type { Bank, BankOrder } from './bank.ts'
import { findCard } from './cards.ts'
import { endPage, payPage } from './pay-page.ts'
import type { Simulated } from './simulated.ts'

type Payer = { order: BankOrder | undefined; language: Language }

/** The page to pay at. `notify` is done once the shop has answered the notices. */
export function servePage(
  app: FastifyInstance,
  bank: Bank,
  { simulated, notify }: { simulated: Simulated; notify: (order: BankOrder) => Promise<void> },
): void {
  function payerOf({ url, params }: FastifyRequest<{ Params: Record<string, string> }>): Payer {
    const query = new URL(url, 'http://bank').searchParams
    const order = simulated.findForPage(bank, { params, query })
    const chosen = query.get('lang')
    return { order, language: chosen === null ? (order?.language ?? defaultLanguage) : toLanguage(chosen) }
  }

  app.get<{ Params: Record<string, string> }>(simulated.page, (request, reply) => {
    const { order, language } = payerOf(request)
    if (!order) return show(reply.code(404), endPage('unknown', language))
    if (order.state !== 'unpaid') return show(reply, endPage(endOf(order), language))
    const address = (other: Language): string => {
      const url = new URL(request.url, 'http://bank')
      url.searchParams.set('lang', other)
      return url.search
    }
    return show(reply, payPage(order, language, address))
  })

  app.post<{ Params: Record<string, string> }>(simulated.page, async (request, reply) => {
    const { order, language } = payerOf(request)
    if (!order) return show(reply.code(404), endPage('unknown', language))
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const card = findCard(form.get('card'))
    if (form.get('act') === 'cancel') bank.cancelByPayer(order)
    else if (card) {
      if (card.isSlow) await sleep(bank.faults.slowMs)
      bank.pay(order, card)
    } else return reply.redirect(request.url, 303)
    const noticed = notify(order)
    if (bank.faults.wayBack === 'afterNotice') await noticed
    if (bank.faults.wayBack === 'never' || card?.staysAway)
      return show(reply, endPage(endOf(order), language))
    return reply.redirect(simulated.wayBack(order), 303)
  })
}

const endOf = ({ state }: BankOrder): 'paid' | 'unpaid' =>
  state === 'paid' || state === 'held' ? 'paid' : 'unpaid'

/** The address holds the secret of some orders: no other site is told it. */
const show = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .headers({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page)

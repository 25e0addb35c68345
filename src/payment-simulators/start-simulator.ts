import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ProviderName } from '../domains/payments/providers/provider.ts'
import { parseExactly } from '../domains/payments/providers/wire-money.ts'
import type { Qepik } from '../lib/money.ts'
import { type BankOrder, openBank, type PaidBefore } from './bank.ts'
import { simulatedEpoint } from './epoint.ts'
import { type Faults, noFaults } from './faults.ts'
import { simulatedKapital } from './kapital.ts'
import { simulatedPayriff } from './payriff.ts'
import { servePage } from './serve-page.ts'
import type { Simulated } from './simulated.ts'

type Options = {
  provider: ProviderName
  /** A free one by default. */
  port?: number
  /** Where Epoint sends its notices; the others take the address with each payment, or send none. */
  noticeUrl?: string
  /** Kapital Bank tells the address of its page with `/flex` at its end, or without. */
  withFlex?: boolean
  /** Where the browser finds the page to pay at; the bank's own address by default. */
  pageUrl?: string
  /** ms that an order can be paid. */
  lifeMs?: number
}

/** What the shop answered to a notice: a status of HTTP, or null when nothing came. */
type Delivery = { orderId: string; status: number | null }

export type Simulator = {
  url: string
  /** The settings with which the program uses this bank. */
  settings: Readonly<Record<string, string>>
  /** Changed in place. */
  faults: Faults
  orders(): readonly BankOrder[]
  /** What was paid at it before it was started. */
  remember(paid: readonly PaidBefore[]): void
  /** @throws when there is none */
  order(providerReference: string): BankOrder
  /** Past the shop: the bank's staff give money back, or a customer asks the bank for it. */
  refundAtBank(providerReference: string, amount: Qepik): void
  expire(providerReference: string): void
  /** Once more, and as often as it says at once. */
  sendNotices(providerReference: string, copies: number): Promise<void>
  deliveries: readonly Delivery[]
  /** Until no notice is on its way. */
  settled(): Promise<void>
  close(): Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000
const noticeWaitMs = 10_000

const make = {
  kapital: ({ withFlex }: Options) => simulatedKapital(withFlex === undefined ? {} : { withFlex }),
  payriff: () => simulatedPayriff(),
  epoint: ({ noticeUrl }: Options) => simulatedEpoint({ noticeUrl: noticeUrl ?? null }),
} as const satisfies Record<ProviderName, (options: Options) => Simulated>

/** A bank that only pretends, on this machine; what it knows goes with it. */
export async function startSimulator(options: Options): Promise<Simulator> {
  const simulated = make[options.provider](options)
  const faults = noFaults()
  const bank = openBank({ newId: simulated.newId, faults, lifeMs: options.lifeMs ?? dayMs })
  const deliveries: Delivery[] = []
  const underWay = new Set<Promise<void>>()
  const closing = new AbortController()
  let url = ''

  function order(id: string): BankOrder {
    const found = bank.find(id)
    if (!found) throw new Error(`the bank has no order ${id}`)
    return found
  }

  async function deliver(found: BankOrder): Promise<void> {
    const notice = simulated.notice(found)
    if (!notice) return
    const answer = await fetch(notice.url, {
      method: 'POST',
      headers: { 'content-type': notice.contentType },
      body: notice.body,
      redirect: 'manual',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(noticeWaitMs)]),
    }).catch(() => null)
    await answer?.body?.cancel()
    deliveries.push({ orderId: found.id, status: answer?.status ?? null })
  }

  async function sendCopies(found: BankOrder, copies: number): Promise<void> {
    await Promise.all(Array.from({ length: copies }, () => deliver(found)))
  }

  function notify(found: BankOrder): Promise<void> {
    const sent = (async () => {
      await sleep(faults.noticeDelayMs, undefined, { signal: closing.signal }).catch(() => {})
      if (!closing.signal.aborted) await sendCopies(found, faults.notices)
    })().finally(() => underWay.delete(sent))
    underWay.add(sent)
    return sent
  }

  const app = Fastify({ forceCloseConnections: true, schemaController: { compilersFactory: noSchemas } })
  readBodies(app)
  servePage(app, bank, { simulated, notify })
  simulated.serve(app, bank, () => options.pageUrl ?? url)
  await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  return {
    url,
    settings: simulated.settings(url),
    faults,
    orders: bank.orders,
    remember: bank.remember,
    order,
    refundAtBank: (id, amount) => {
      const refusal = bank.refund(order(id), amount)
      if (refusal) throw new Error(`the bank refuses: ${refusal}`)
    },
    expire: (id) => void bank.expire(order(id)),
    sendNotices: (id, copies) => sendCopies(order(id), copies),
    deliveries,
    async settled() {
      await Promise.all(underWay)
    },
    async close() {
      closing.abort()
      await Promise.all([app.close(), ...underWay])
    },
  }
}

const none = () => {
  throw new Error('no route here has a schema of Fastify’s')
}
/** Fastify's own compilers aren't among what the program is bundled with. */
const noSchemas = { buildValidator: none, buildSerializer: none }

/** Numbers keep their digits, so that amounts are read exactly here too. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseExactly(String(body)))
    } catch {
      done(null, null)
    }
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
}

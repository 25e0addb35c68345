import { makeProduct, makeService, makeToken, makeUser } from './factories.ts'
import type { TestApp } from './harness.ts'

/** A service with a product of 500 pieces for 140 AZN, and a line of each kind. */
export async function makeLines(app: TestApp) {
  const service = await makeService(app.deps.db, { name: 'Çap' })
  const product = await makeProduct(app.deps.db, service.id, {
    name: 'Vizit kartı',
    prices: [{ count: 500, price: 14_000 }],
  })
  const lines = [
    { serviceId: service.id, serviceTypeId: product.id, count: 500, days: 3 },
    { serviceId: service.id, title: 'Quraşdırma', details: 'Bakı, iki usta', count: 1, price: 120 },
  ]
  return { service, product, lines }
}

/** A customer, and a quote for them of {@link makeLines} that staff have begun. */
export async function makeOffer(app: TestApp) {
  const customer = await makeUser(app.deps.db, 'Client', { name: 'Elçin' })
  const token = await app.signIn(['orders'])
  const staff = app.trpc(token)
  const made = await makeLines(app)
  const offer = await staff.offers.create.mutate({ userId: customer.id, title: 'Sərgi', lines: made.lines })
  return { ...made, staff, token, customer, customerToken: () => makeToken(app.deps.db, customer.id), offer }
}

/** The same, sent as its first revision, with what the holder of its link does. */
export async function makeSentOffer(app: TestApp) {
  const made = await makeOffer(app)
  const { id } = made.offer
  const sent = await made.staff.offers.send.mutate({ id })
  const { url } = await made.staff.offers.link.mutate({ id })
  const link = url.split('/').at(-1) ?? ''
  return { ...made, id, sent, link, guest: byQuoteLink(app, link) }
}

/** Calls over REST with the token of a quote's link. */
export function byQuoteLink(app: TestApp, link: string, more: Record<string, string> = {}) {
  const call = (method: string, path: string, json?: unknown, language = 'en') =>
    app.rest(method, `/quotes/linked${path}`, {
      headers: { 'x-quote-link': link, 'x-language': language, ...more },
      ...(json !== undefined && { json }),
    })
  const read = async (revision?: number) => {
    const { status, body } = await call('GET', revision ? `?revision=${revision}` : '')
    if (status !== 200) throw new Error(`${status} ${body.message}`)
    return body.data as {
      id: number
      stand: string
      revision: number
      lastRevision: number
      hash: string
      total: number
      subtotal: number
      daysLeft: number
      validUntil: string
      lines: { key: number; title: string; change: { isNew: boolean; was: object } | null }[]
      removed: { title: string }[]
      answer: { kind: string; text: string; reason: string | null; lines: number[] } | null
      orders: { id: number }[]
      isOwn: boolean
    }
  }
  const accept = async (more: object = {}) => {
    const { revision, hash } = await read()
    return call('POST', '/acceptance', { revision, hash, name: 'Elçin Quliyev', ...more })
  }
  return { call, read, accept }
}

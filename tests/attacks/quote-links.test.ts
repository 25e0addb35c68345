import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { describeProcedures } from '../../src/faces/described.ts'
import { appRouter } from '../../src/faces/router.ts'
import { servePages } from '../../src/ssr/render-pages.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { byQuoteLink, makeSentOffer } from '../support/offers.ts'

let app: TestApp
let limited: TestApp
beforeAll(async () => {
  app = await startTestApp()
  limited = await startTestApp({ settings: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
})
afterAll(async () => {
  await app.close()
  await limited.close()
})
afterEach(() => app.setNow(null))

const guess = (index: number) => `${index}`.padStart(43, 'x')
const day = 24 * 60 * 60 * 1000

/** The whole site with its pages, and every line it logs. */
async function loggingSite() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, site: await buildApp({ ...app.deps, log: pino({ level: 'trace' }, stream) }, servePages) }
}

// OFF-2, DAT-5
describe('the page of a quote’s secret link', () => {
  test('is nobody’s but its holder’s: no search engine, log, figure, cache or other site has it', async () => {
    const { link } = await makeSentOffer(app)
    const { lines, site } = await loggingSite()
    for (const url of [
      `/q/${link}`,
      `/ru/q/${link}`,
      `/Q/${link}`,
      `/%71/${link}`,
      `/q/${link}?revision=1`,
    ]) {
      const { headers, statusCode, body } = await site.inject({ url, headers: { accept: 'text/html' } })
      expect(statusCode, url).toBe(200)
      expect(headers, url).toMatchObject({
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      expect(body.includes('Quraşdırma'), url).toBe(!url.startsWith('/%71'))
    }
    const { body } = await site.inject({ url: `/q/${link}`, headers: { accept: 'text/html' } })
    expect(body.includes('noindex')).toBe(true)
    // Neither shared nor listed under an address that holds the token.
    expect(/<link[^>]*rel="(?:canonical|alternate)"[^>]*\/q\//.test(body)).toBe(false)
    expect((await site.inject('/sitemap.xml')).body).not.toContain('/q/')
    expect((await site.inject('/robots.txt')).body).not.toContain('/q/')
    expect((await site.inject('/metrics')).body).not.toContain(link)
    await site.close()
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toContain(link)
  })

  test('is in no log line, however its address is spelled, whatever is answered and by which face', async () => {
    const { link, sent } = await makeSentOffer(app)
    const { lines, site } = await loggingSite()
    const pages = [
      `/q/${link}/`,
      `//Q/${link}`,
      `/q%2F${link}`,
      `/az/q/${link}`,
      `/EN/Q/${link}`,
      `/api/q/${link}`,
      `/q?token=${link}`,
      `/q/${link}/pdf`,
      `/q/${link}x`,
      `/order?from=/q/${link}`,
    ]
    for (const url of pages) await site.inject({ url, headers: { accept: 'text/html' } })
    const answer = { revision: 1, hash: sent.revisions[0]?.hash, name: 'Elçin Quliyev' }
    const headers = { 'content-type': 'application/json', 'x-quote-link': link }
    await site.inject({ url: '/api/quotes/linked', headers })
    await site.inject({ url: '/api/quotes/linked', headers: { 'x-quote-link': `${link}x` } })
    await site.inject({ url: '/trpc/offers.linked?input=%7B%7D', headers })
    const post = (url: string, payload: object) => site.inject({ method: 'POST', url, headers, payload })
    await post('/api/quotes/linked/changes', { revision: 1, text: 'Gizli söz' })
    await post('/api/quotes/linked/acceptance', { ...answer, hash: 'nonsense' })
    await site.inject({ method: 'DELETE', url: '/api/quotes/linked/answer', headers })
    await post('/trpc/offers.accept', answer)
    await site.inject({
      method: 'POST',
      url: `/ru/q/${link}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `act=accept&revision=1&name=Gizli+Ad&hash=${answer.hash}`,
    })
    await site.close()
    const written = lines.join('')
    expect(lines.length).toBeGreaterThanOrEqual(pages.length)
    expect(written).toContain('"status":200')
    for (const secret of [link, 'Gizli söz', 'Elçin Quliyev', 'Gizli Ad'])
      expect(written, secret).not.toContain(secret)
  })

  test('is answered by POST alone: other methods change nothing', async () => {
    const { guest, link, customer } = await makeSentOffer(app)
    const { site } = await loggingSite()
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const) {
      for (const path of ['', '/acceptance', '/changes', '/refusal', '/renewal'])
        await site.inject({
          method: method as 'GET',
          url: `/api/quotes/linked${path}`,
          headers: { 'x-quote-link': link },
        })
      await site.inject({ method: method as 'GET', url: `/q/${link}?act=accept&revision=1&name=Elçin` })
      await site.inject({
        method: method as 'GET',
        url: '/trpc/offers.accept',
        headers: { 'x-quote-link': link },
      })
    }
    await site.close()
    expect(await guest.read()).toMatchObject({ stand: 'waiting', answer: null, orders: [] })
    expect(await app.deps.db.order.count({ where: { userId: customer.id } })).toBe(0)
  })

  // OFF-6
  test('once it has expired says so and takes a request to renew, but nothing else', async () => {
    const { guest, link } = await makeSentOffer(app)
    app.setNow(new Date(Date.now() + 8 * day))
    const { site } = await loggingSite()
    const show = () =>
      site.inject({ url: `/q/${link}`, headers: { accept: 'text/html', cookie: 'language=en' } })
    const { body } = await show()
    expect(body).toContain('The quote has expired')
    expect(body).toContain('Ask to renew it')
    expect(body).not.toContain('I accept the quote')
    const { revision, hash } = await guest.read()
    const post = (fields: Record<string, string>) =>
      site.inject({
        method: 'POST',
        url: `/q/${link}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'language=en' },
        payload: new URLSearchParams({ revision: String(revision), hash, ...fields }).toString(),
      })
    const accepted = await post({ act: 'accept', name: 'Elçin Quliyev' })
    expect(accepted.statusCode).toBe(409)
    expect(accepted.body).toContain('Ask us to renew it: the link stays the same.')
    expect((await guest.read()).stand).toBe('expired')
    await post({ act: 'renew', text: 'Bir həftə də' })
    expect(await guest.read()).toMatchObject({ stand: 'renewAsked', answer: { text: 'Bir həftə də' } })
    expect((await show()).body).toContain('You have asked us to renew it.')
    await site.close()
  })
})

// OFF-2
describe('a guessed link', () => {
  test('leads nowhere and is slowed down, wherever it is tried; its holder from the same network isn’t', async () => {
    const { link } = await makeSentOffer(limited)
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const attempt = async (index: number) => {
      const paths = ['/api/quotes/linked', '/API/QUOTES/LINKED/', '/trpc/offers.linked?input=%7B%7D']
      const headers = { ...from, 'x-quote-link': guess(index), 'x-forwarded': `for=10.0.0.${index}` }
      return (await limited.app.inject({ url: paths[index % 3] ?? '', headers })).statusCode
    }
    const answers: number[] = []
    for (let index = 0; index < 70; index += 1) answers.push(await attempt(index))
    expect(answers.filter((status) => status === 404)).toHaveLength(60)
    expect(answers.slice(60)).toEqual(Array(10).fill(429))
    const guest = byQuoteLink(limited, link, from)
    expect(await guest.read()).toMatchObject({ stand: 'waiting' })
    const other = await limited.rest('GET', '/quotes/linked', { headers: { 'x-quote-link': guess(1) } })
    expect(other.status).toBe(404)
  })

  test('is none of another kind: an order’s link, an access token, a hash, a number', async () => {
    const { link, id, sent, token, guest } = await makeSentOffer(app)
    await guest.accept()
    const [order] = (await guest.read()).orders
    const { path } = (await guest.call('POST', `/orders/${order?.id}/link`)).body.data as { path: string }
    for (const other of [
      path.slice(3),
      token,
      sent.revisions[0]?.hash ?? '',
      String(id),
      `${link}=`,
      link.toLowerCase(),
    ])
      expect((await byQuoteLink(app, other).call('GET', '')).status, other).toBe(404)
    const asOrder = await app.rest('GET', '/order/linked', { headers: { 'x-order-link': link } })
    expect(asOrder.status).toBe(401)
  })
})

// OFF-1, OFF-5
describe('who holds a link', () => {
  test('can call nothing that isn’t public', async () => {
    const { link } = await makeSentOffer(app)
    const procedures = describeProcedures(appRouter).filter(({ meta }) => meta.access !== 'public')
    expect(procedures.length).toBeGreaterThan(100)
    for (const { name, type } of procedures) {
      const isQuery = type === 'query'
      const answer = await fetch(`${app.url}/trpc/${name}${isQuery ? '?input=%7B%7D' : ''}`, {
        method: isQuery ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', 'x-quote-link': link },
        ...(!isQuery && { body: '{}' }),
      })
      await answer.arrayBuffer()
      expect(answer.status, name).toBe(401)
    }
  })

  test('accepts only the newest revision with the hash of its own paper, never another’s or an older one', async () => {
    const { guest, staff, id, customer } = await makeSentOffer(app)
    const first = await guest.read()
    await staff.offers.prolong.mutate({ id, days: 14 })
    const second = await guest.read()
    expect(second.hash).not.toBe(first.hash)
    const other = await (await makeSentOffer(app)).guest.read()
    const accept = (revision: number, hash: string) =>
      guest.call('POST', '/acceptance', { revision, hash, name: 'Elçin Quliyev' })
    for (const [revision, hash] of [
      [1, first.hash],
      [1, second.hash],
      [2, first.hash],
      [2, other.hash],
      [3, second.hash],
    ] as const)
      expect((await accept(revision, hash)).status, `${revision}`).toBe(409)
    expect((await accept(0, second.hash)).status).toBe(400)
    expect(await app.deps.db.order.count({ where: { userId: customer.id } })).toBe(0)
    expect((await accept(2, second.hash)).status).toBe(201)
    expect(await app.deps.db.order.count({ where: { userId: customer.id } })).toBe(2)
  })

  test('of a withdrawn quote changes nothing any more', async () => {
    const { guest, staff, id, customer } = await makeSentOffer(app)
    const { revision, hash } = await guest.read()
    await staff.offers.withdraw.mutate({ id })
    for (const [method, path, body] of [
      ['POST', '/acceptance', { revision, hash, name: 'Elçin Quliyev' }],
      ['POST', '/changes', { revision, text: 'Rəng' }],
      ['POST', '/refusal', { revision, reason: 'price' }],
      ['POST', '/renewal', { revision }],
      ['DELETE', '/answer', undefined],
    ] as const)
      expect((await guest.call(method, path, body)).status, path).toBe(409)
    expect(await guest.read()).toMatchObject({ stand: 'withdrawn', answer: null })
    expect(await app.deps.db.order.count({ where: { userId: customer.id } })).toBe(0)
  })
})

import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { servePages } from '../../src/ssr/render-pages.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

// LNK-2
test('the page of an order’s secret link is nobody’s but its holder’s: no search engine, log, figure or cache has it', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { db } = app.deps
  const customer = await makeUser(db)
  const order = await makeOrder(db, customer.id, await makeService(db))
  const { token } = await app
    .trpc(await makeToken(db, customer.id))
    .orderLinks.create.mutate({ id: order.id })
  const site = await buildApp({ ...app.deps, log: pino({ level: 'trace' }, stream) }, servePages)
  for (const url of [`/o/${token}`, `/ru/o/${token}`, `/O/${token}`, `/%6F/${token}`]) {
    const { headers, statusCode } = await site.inject({ url, headers: { accept: 'text/html' } })
    expect(statusCode, url).toBe(200)
    expect(headers, url).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  }
  const { body } = await site.inject({ url: `/o/${token}`, headers: { accept: 'text/html' } })
  expect(body).toContain('noindex')
  expect((await site.inject('/sitemap.xml')).body).not.toContain('/o/')
  expect((await site.inject('/robots.txt')).body).not.toContain('/o/')
  const metrics = await site.inject('/metrics')
  expect(metrics.body).not.toContain(token)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('\n')).not.toContain(token)
  await site.close()
})

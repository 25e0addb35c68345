import { type TRPCClient, TRPCClientError } from '@trpc/client'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { createAnswerCache } from '../../src/cache/answer-cache.ts'
import { createLocalClient } from '../../src/faces/local-link.ts'
import type { AppRouter } from '../../src/faces/router.ts'
import { servePages } from '../../src/ssr/render-pages.ts'
import type { render as renderPage } from '../../web/entry-server.tsx'
import { PartsOfPage } from '../../web/lib/kept-part.tsx'
import { eventually } from '../support/eventually.ts'
import { makeProduct, makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

const built = new URL('../../dist/server/entry-server.js', import.meta.url).href
const caller = { language: 'az', address: '127.0.0.1', cacheTags: undefined, offerToken: undefined } as const

/** One keeps its parts, but no page; the other renders all of each page. */
let keeping: TestApp
let anew: TestApp
let kept: FastifyInstance
let fresh: FastifyInstance
let staff: TRPCClient<AppRouter>
let paths: string[]

beforeAll(async () => {
  keeping = await startTestApp({ settings: { CACHE: 'on' } })
  anew = await startTestApp({ databaseUrl: keeping.databaseUrl })
  staff = keeping.trpc(await keeping.signIn('SuperAdmin'))
  const { db } = keeping.deps
  const service = await makeService(db, { name: 'Vizit kartı' })
  const other = await staff.services.create.mutate({ name: 'Plakat', name_ru: 'Плакат' })
  const product = await makeProduct(db, service.id)
  await staff.partners.create.mutate({ name: 'Xəzər' })
  await staff.advertisements.create.mutate({ link: 'xezer.az', alt: 'Xəzər' })
  await staff.aboutUs.update.mutate({ head: 'Çap evi', description: 'Bakıda' })
  const project = await staff.projects.create.mutate({ name: 'Kataloq', serviceId: service.id })
  await staff.contact.create.mutate({ phoneNumber: '+994 12 555 01 43', email: 'a@shop.test' })
  await staff.pageTexts.delivery.update.mutate({ title: 'Çatdırılma', description: 'Bakıya' })
  paths = [
    ...[
      '/',
      '/services',
      `/services/card/${service.id}`,
      `/services/card/${other.id}`,
      '/services/card/9999',
    ],
    ...[
      `/services/card/prices/${product.id}`,
      '/portfolio',
      `/portfolio/${project.id}`,
      '/companies',
      '/contact',
    ],
    ...[
      '/info/delivery',
      '/nowhere',
      '/nowhere/else',
      '/login',
      '/services/',
      '/Contact',
      '/order',
      '/basket',
    ],
  ].flatMap((path) => [path, `/ru${path}`, `/en${path}`, `/az${path}`])
  const answers = createAnswerCache({ current: () => ({}) as never }, () => false)
  kept = await buildApp({ ...keeping.deps, answers }, servePages)
  fresh = await buildApp(anew.deps, servePages)
  await eventually(() => expect(keeping.deps.contentVersions()).not.toBeNull())
})
afterAll(async () => {
  await Promise.all([kept.close(), fresh.close()])
  await Promise.all([keeping.close(), anew.close()])
})

/** What is shown: without its moment, its chance and what differs with each answer. */
async function shown(site: FastifyInstance, url: string): Promise<string> {
  const { statusCode, body } = await site.inject({ url, headers: { accept: 'text/html' } })
  return `${statusCode} ${body
    .replaceAll(/ nonce="[^"]+"/g, '')
    .replace(/<script[^>]*>\(self\.\$R[\s\S]*?<\/script>/, '')
    .replaceAll(/\\"at\\":\d+|"seed"\],\d+/g, '')}`
}

test('a page of kept parts is that page rendered whole: each address and language, whichever came first', async () => {
  for (const url of [...paths, ...paths.toReversed()])
    expect(await shown(kept, url), url).toBe(await shown(fresh, url))
})

test.each<[string, () => Promise<unknown>]>([
  ['a service', () => staff.services.create.mutate({ name: 'Kitabça' })],
  ['a project', () => staff.projects.create.mutate({ name: 'Jurnal' })],
  ['the words above the projects', () => staff.pageTexts.portfolio.update.mutate({ head: 'İşlərimiz' })],
  ['a partner', () => staff.partners.create.mutate({ name: 'Kür' })],
  ['a word about us', () => staff.aboutUs.update.mutate({ head: 'Mətbəə evi' })],
  ['an advertisement', () => staff.advertisements.create.mutate({ link: 'kur.az', alt: 'Kür' })],
  ['a way to reach us', () => staff.contact.create.mutate({ phoneNumber: '+994 50 123 45 67' })],
  ['a social account', () => staff.socialAccounts.create.mutate({ link: 'instagram.com/b', name: 'B' })],
  ['the site’s name', () => staff.banner.update.mutate({ title: 'Çapçı' })],
  [
    'an information page',
    () => staff.pageTexts.returns.update.mutate({ title: 'Qaytarma', description: 'x' }),
  ],
])('%s: what was written is in the parts of the next page', async (_what, write) => {
  const both = ['/', '/services', '/ru/services', '/nowhere']
  const before = await Promise.all(both.map((url) => shown(kept, url)))
  await write()
  const after = await Promise.all(both.map((url) => shown(kept, url)))
  expect(after).not.toEqual(before)
  expect(after).toEqual(await Promise.all(both.map((url) => shown(fresh, url))))
})

/** A page of the built renderer over `found`, as a visitor reads it. */
async function renderWith(
  found: Map<string, string>,
  url: string,
  client = createLocalClient(anew.deps, caller),
) {
  const { render } = (await import(built)) as { render: typeof renderPage }
  const { html } = await render({
    request: { url: `http://shop.test${url}`, signal: new AbortController().signal },
    ...{ client, language: 'az', siteUrl: 'http://shop.test', nonce: 'n', manifest: { routes: {} } },
    kept: { find: (key) => found.get(key), keep: (key, html) => found.set(key, html) },
  })
  return html
}

test('what was kept is given again, within the page of its name alone', async () => {
  const found = new Map<string, string>()
  const whole = await renderWith(found, '/services')
  const key = [...found.keys()].find((name) => name.includes('footer')) ?? ''
  expect(whole).toContain(found.get(key))
  found.set(key, '<footer>kept</footer>')
  expect(await renderWith(found, '/portfolio')).toContain('<footer>kept</footer>')
  for (const url of ['/contact', '/', '/ru/services'])
    expect(await renderWith(found, url), url).not.toContain('<footer>kept</footer>')
})

test('a part that React has left out of the page with its section is left out, and not kept', () => {
  const found = new Map<string, string>()
  const kept = { find: () => undefined, keep: (key: string, html: string) => void found.set(key, html) }
  const parts = new PartsOfPage(kept, { language: 'az', prefix: null })
  for (const name of ['header', 'failed', 'footer']) parts.show(name, null)
  const rendered = '<kept-part at="0">A</kept-part>B<kept-part at="2">C</kept-part>D'
  expect(parts.fill(rendered)).toBe('ABCD')
  expect([...found.values()]).toEqual(['A', 'C'])
})

test('a page of which a section could not be read neither keeps its parts nor is given kept ones', async () => {
  const found = new Map<string, string>()
  await renderWith(found, '/services')
  for (const key of found.keys()) found.set(key, '<footer>kept</footer>')
  const before = new Map(found)
  const outputs = {
    ...anew.deps.outputs,
    find(key: string) {
      if (key.startsWith('contact.list ')) throw new TRPCClientError('away')
      return undefined
    },
  }
  const page = await renderWith(found, '/services', createLocalClient({ ...anew.deps, outputs }, caller))
  expect(page).toContain('</footer>')
  expect(page).not.toContain('<footer>kept</footer>')
  expect(found).toEqual(before)
})

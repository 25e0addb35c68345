import { type TRPCClient, TRPCClientError } from '@trpc/client'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { createAnswerCache } from '../../src/cache/answer-cache.ts'
import { createLocalClient } from '../../src/faces/local-link.ts'
import type { AppRouter } from '../../src/faces/router.ts'
import { securePage } from '../../src/ssr/content-security.ts'
import type { SealedPart } from '../../src/ssr/kept-markup.ts'
import { splitPage } from '../../src/ssr/page-text.ts'
import { sourceOf } from '../../src/ssr/policy-source.ts'
import { servePages } from '../../src/ssr/render-pages.ts'
import { styleSheets } from '../../src/ssr/style-sheets.ts'
import { takeSheetApart } from '../../src/ssr/take-sheet-apart.ts'
import type { render as renderPage } from '../../web/entry-server.tsx'
import { PartsOfPage, type ShownPart } from '../../web/lib/kept-part.tsx'
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

/** A page of the built renderer over `found`, as a visitor gets it. */
async function renderWith(
  found: Map<string, SealedPart>,
  url: string,
  client = createLocalClient(anew.deps, caller),
) {
  const { render } = (await import(built)) as { render: typeof renderPage }
  const { html, shown } = await render({
    request: { url: `http://shop.test${url}`, signal: new AbortController().signal },
    ...{ client, language: 'az', siteUrl: 'http://shop.test', nonce: 'n', manifest: { routes: {} } },
    kept: { find: (key) => found.get(key) },
  })
  return put(html, shown, found).html
}

const markOf = (at: number) => ({ begin: `<kept-part at="${at}">`, end: '</kept-part>' })

/** What was rendered as it is sent; parts that are new are kept in `found`. */
function put(html: string, shown: readonly ShownPart<SealedPart>[], found: Map<string, SealedPart>) {
  const parts = { shown, keep: (key: string, part: SealedPart) => void found.set(key, part) }
  const { bytes, policy } = securePage(splitPage(html), { nonce: 'n', sheets, parts })
  return { html: bytes.toString(), policy }
}

const sheets = styleSheets({
  '/assets/site.css': takeSheetApart('.a{color:red}.b{color:blue}.c{color:green}'),
})
const textOf = (part: SealedPart | undefined): string => part?.pieces.join('') ?? ''

/** Instead of everything that was kept. */
function replaceAll(found: Map<string, SealedPart>): void {
  const other = new Map<string, SealedPart>()
  const html = '<kept-part at="0"><footer>kept</footer></kept-part>'
  put(html, [{ key: 'other', kept: undefined, ...markOf(0) }], other)
  for (const key of found.keys()) found.set(key, other.get('other') as SealedPart)
}

test('what was kept is given again, within the page of its name alone', async () => {
  const found = new Map<string, SealedPart>()
  const whole = await renderWith(found, '/services')
  const footer = new Map([...found].filter(([key]) => key.includes('footer')))
  const [part] = footer.values()
  expect(textOf(part)).toContain('</footer>')
  expect(whole).toContain(textOf(part))
  replaceAll(footer)
  for (const [key, other] of footer) found.set(key, other)
  expect(await renderWith(found, '/portfolio')).toContain('<footer>kept</footer>')
  for (const url of ['/contact', '/', '/ru/services'])
    expect(await renderWith(found, url), url).not.toContain('<footer>kept</footer>')
})

test('a part that React has left out of the page with its section is left out, and not kept', () => {
  const found = new Map<string, SealedPart>()
  const parts = new PartsOfPage<SealedPart>({ find: () => undefined }, { language: 'az', prefix: null })
  for (const name of ['header', 'failed', 'footer']) parts.show(name, null)
  const rendered = '<kept-part at="0">A</kept-part>B<kept-part at="2">C</kept-part>D'
  expect(put(rendered, parts.shown, found).html).toBe('ABCD')
  expect([...found].map(([key, part]) => [key, textOf(part)])).toEqual([
    ['az null header', 'A'],
    ['az null footer', 'C'],
  ])
})

test('a kept part brings the page its styles, the classes in it, and what of it may run', () => {
  const page = (part: string) =>
    `<html><head><style>/*/assets/site.css*/</style></head><body><p class="b" style="top:1px">ə</p>${part}<p style="top:2px"></p></body></html>`
  const part =
    '<i class="a" style="top:3px">ğ</i><style>i{top:0}</style><script nonce="n">one()</script><i style="top:1px"></i>'
  const found = new Map<string, SealedPart>()
  const shown = (kept: SealedPart | undefined) => [{ key: 'part', kept, ...markOf(0) }]
  const first = put(page(`<kept-part at="0">${part}</kept-part>`), shown(undefined), found)
  const again = put(page('<kept-part at="0"></kept-part>'), shown(found.get('part')), new Map())
  const unmarked = put(page(part), [], new Map())
  expect(first).toEqual(unmarked)
  expect(again).toEqual(unmarked)
  expect(again.html).toContain('<style>.a{color:red}.b{color:blue}</style>')
  expect(again.html).toContain(
    '<p class="b" data-style="1">ə</p><i class="a" data-style="2">ğ</i><style>i{top:0}</style><script>one()</script><i data-style="1"></i><p data-style="3"></p>',
  )
  for (const text of ['one()', 'i{top:0}']) expect(again.policy).toContain(sourceOf(text).trim())
})

test('a page of which a section could not be read neither keeps its parts nor is given kept ones', async () => {
  const found = new Map<string, SealedPart>()
  await renderWith(found, '/services')
  replaceAll(found)
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

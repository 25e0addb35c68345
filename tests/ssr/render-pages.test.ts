import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { createAnswerCache } from '../../src/cache/answer-cache.ts'
import { createContentVersions } from '../../src/cache/content-versions.ts'
import { keepAnswers } from '../../src/faces/keep-answers.ts'
import { movedAddress } from '../../src/faces/moved-address.ts'
import type { Deps } from '../../src/procedures/deps.ts'
import { securePage } from '../../src/ssr/content-security.ts'
import { type Renderer, renderPages } from '../../src/ssr/render-pages.ts'

type Rendered = Parameters<Renderer['render']>[0]
type Answer = { html: string; status?: number }

const answers = createAnswerCache(
  createContentVersions(() => new Date()),
  () => false,
)
const apps: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

/** The pages with a renderer of the test's own; the rest of the app isn't needed for them. */
async function startPages(render: (input: Rendered) => Answer, isReady = () => true) {
  const app = Fastify()
  apps.push(app)
  keepAnswers(app, answers)
  const deps = { settings: { SITE_URL: 'https://shop.example' }, isReady } as Deps
  const renderer = {
    render: async (input: Rendered) => {
      const { html, status = 200 } = render(input)
      return {
        answer: new Response(null, { status, headers: { 'content-type': 'text/html' } }),
        html,
        routes: [],
        shown: [],
      }
    },
    readAddress: (path: string, search: string) => ({ kind: 'shared' as const, address: path + search }),
    manifests: () => ({ routes: {} }),
    programs: () => ['/x.js'],
  }
  renderPages(app, deps, async () => renderer, securePage)
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } })
}

const echo = ({ language, request }: Rendered): Answer => ({ html: `${language} ${request.url}` })

it('renders in the language of the cookie, az for any other value', async () => {
  const get = await startPages(echo)
  expect((await get('/services', { cookie: 'language=ru' })).body).toBe('ru https://shop.example/services')
  expect((await get('/services', { cookie: 'language=xx' })).body).toMatch(/^az /)
  expect((await get('/services')).body).toMatch(/^az /)
})

// BAS-2
it('shows the language of the address to anyone, whatever they chose', async () => {
  const get = await startPages(echo)
  const answer = await get('/ru/services', { cookie: 'language=en' })
  expect(answer.body).toBe('ru https://shop.example/ru/services')
  expect((await get('//en/services')).body).toMatch(/^en /)
  expect((await get('/russia', { cookie: 'language=en' })).body).toMatch(/^en /)
})

it('lets the back office start at once, whose buttons nobody presses beforehand', async () => {
  const page = '<head></head><body></body>'
  const get = await startPages(() => ({ html: page }))
  expect((await get('/services')).body).toContain('earlyPress')
  expect((await get('/admin/users')).body).toBe(page)
})

it('says what a page depends on: the cookie only where the address says no language', async () => {
  const get = await startPages(echo)
  const open = await get('/services')
  expect(open.headers.vary).toContain('Cookie')
  expect(open.headers['content-language']).toBe('az')
  const said = await get('/ru/services', { cookie: 'language=en' })
  expect(said.headers.vary).not.toContain('Cookie')
  expect(said.headers['content-language']).toBe('ru')
})

it.each([
  ['/az', '/'],
  ['/az/', '/'],
  ['/AZ/services/card/1?x=1', '/services/card/1?x=1'],
  ['/az?x=1', '/?x=1'],
  ['/ru/admin', '/admin'],
  ['/en/admin/ordersadmin?page=2', '/admin/ordersadmin?page=2'],
])('%s has no address of its own and moves to %s', async (url, to) => {
  const get = await startPages(echo)
  const answer = await get(url)
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe(to)
})

it('moves nobody to another site', () => {
  for (const url of ['/az//evil.example', '/az/\\evil.example', '//az///evil.example/x', '/ru//admin'])
    expect(movedAddress(url)).toMatch(/^\/[^/\\]/)
  for (const url of ['/', '/azan', '/ru/services', '/administration', '/ru/administration'])
    expect(movedAddress(url)).toBeNull()
})

it('tells search engines to leave alone what is not there', async () => {
  const get = await startPages(({ request }) => ({
    html: '',
    status: request.url.endsWith('/x') ? 404 : 200,
  }))
  expect((await get('/ru/x')).headers['x-robots-tag']).toBe('noindex')
  expect((await get('/ru')).headers['x-robots-tag']).toBeUndefined()
})

it('never takes the origin from the address', async () => {
  const get = await startPages(echo)
  expect((await get('//evil.example/services')).body).toBe('az https://shop.example/evil.example/services')
})

it('answers with the status of the router', async () => {
  const get = await startPages(() => ({ html: 'missing', status: 404 }))
  expect((await get('/nowhere')).statusCode).toBe(404)
})

// TRU-4
it('lets only what the renderer wrote run, never a script that came in with a text', async () => {
  const get = await startPages(({ nonce }) => ({
    html: `<style>p{margin:0}</style><p style="color:&quot;red&quot;">a</p><script>stolen()</script>
<script nonce="${nonce}">one()</script><script src="/assets/a.js" nonce="${nonce}"></script></body>`,
  }))
  const { headers, body } = await get('/admin')
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toContain('unsafe-inline')
  expect(directive(policy, 'script-src')).toEqual(["'self'", hashOf('one()')])
  expect(directive(policy, 'style-src')).toEqual(["'self'", hashOf('p{margin:0}')])
  expect(directive(policy, 'style-src-attr')).toEqual(["'none'"])
  expect(body).not.toContain('nonce')
  expect((await get('/admin')).body).toBe(body)
})

it('says all style attributes in one sheet, with one hash, and none that could be more than a style', async () => {
  const pictures = Array.from({ length: 200 }, (_, index) => `<img style="background-color:#${index}"/>`)
  const evil = `<p style="color:red}&lt;/style&gt;&lt;script&gt;{"></p>`
  const get = await startPages(() => ({
    html: `<html><head></head><body>${pictures.join('')}${evil}${pictures[7]}</body></html>`,
  }))
  const { headers, body } = await get('/portfolio/1')
  const [, sheet = ''] = /<style data-styles="">(.*)<\/style>/.exec(body) ?? []
  expect(sheet.match(/\{/g)).toHaveLength(200)
  expect(sheet).toContain('[data-style="8"]{background-color:#7}')
  expect(body).toContain('<p></p><img data-style="8"/>')
  const policy = String(headers['content-security-policy'])
  expect(directive(policy, 'style-src')).toEqual(["'self'", hashOf(sheet)])
  expect(policy.length).toBeLessThan(1000)
})

it('leaves unknown addresses of the other faces to them', async () => {
  const get = await startPages(echo)
  for (const url of ['/api/nope', '/API/nope', '/trpc/nope', '/media/nope.webp', '/assets/nope.js'])
    expect((await get(url)).headers['content-type']).toContain('application/json')
})

// WEB-9
it('shows the failure screen without detail when rendering fails', async () => {
  const get = await startPages(() => {
    throw new Error('secret detail')
  })
  const answer = await get('/')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('Unexpected Application Error!')
  expect(answer.body).not.toContain('secret')
  expect(answer.headers['cache-control']).toBe('no-store')
})

it('says 503 and when to come back while the database is away', async () => {
  const get = await startPages(echo, () => false)
  const answer = await get('/')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('1')
  expect(answer.headers['content-type']).toContain('text/html')
})

it('compresses for who takes it', async () => {
  const get = await startPages(() => ({ html: 'salam '.repeat(1000) }))
  expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
  expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  expect((await get('/')).headers['content-encoding']).toBeUndefined()
})

const directive = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

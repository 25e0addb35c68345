import { request } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { servePages } from '../../src/ssr/render-pages.ts'
import { eventually } from '../support/eventually.ts'
import { makeProduct, makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let shop: TestApp
let site: FastifyInstance
let url: string
let service: number

beforeAll(async () => {
  shop = await startTestApp({ settings: { CACHE: 'on' } })
  for (let number = 0; number < 9; number++) {
    const { id } = await makeService(shop.deps.db, { name: `Kataloq ${number}` })
    service = id
  }
  await makeProduct(shop.deps.db, service)
  site = await buildApp(shop.deps, servePages)
  url = await site.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await site.close()
  await shop.close()
})
// Nothing is kept while changes may stay unheard.
beforeEach(() => eventually(() => expect(shop.deps.contentVersions()).not.toBeNull()))

type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** As written: fetch would put an address right. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(url)
    request({ port, path, method, headers: { accept: 'text/html', ...headers } }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}

/** All that an answer says but the time. */
const said = ({ status, headers: { date: _, ...headers }, body }: Answer) => ({ status, headers, body })

describe('a page by an address with more in it is that of its plain address, and is not made again', () => {
  test.each([
    [
      '/services',
      '/services?fbclid=1',
      '/services?utm_source=<x>&gclid=2',
      '/Services/',
      '/services?page=abc',
      '/services?page=01',
    ],
    ['/ru/services?page=2', '/ru/services?page=02&yclid=3', '/RU/services?fbclid=x&page=%32'],
    ['/contact', '/contact?x', '/%63ontact', '//contact'],
    ['/nowhere', '/wp-login.php', '/services/card/x?fbclid=1', '/.env', '/a/b/c'],
  ])('%s', async (plain, ...others) => {
    const first = said(await ask(plain))
    const { answers, given } = shop.deps.answers.figures()
    for (const other of [plain, ...others]) expect(said(await ask(other)), other).toEqual(first)
    expect(shop.deps.answers.figures()).toMatchObject({ answers, given: given + others.length + 1 })
  })

  test('home, whose campaigns change by chance', async () => {
    for (let time = 0; time < 40; time++) await ask('/')
    const { answers, given } = shop.deps.answers.figures()
    for (let time = 0; time < 40; time++) await ask(`/?fbclid=${time}`)
    expect(shop.deps.answers.figures()).toMatchObject({ answers, given: given + 40 })
  })

  test('of a service', async () => {
    const path = `/services/card/${service}`
    const first = said(await ask(path))
    expect(first.status).toBe(200)
    expect(first.body).toContain(`<link rel="canonical" href="http://shop.test${path}"`)
    expect(said(await ask(`${path}?utm_campaign=qis&page=3`))).toEqual(first)
  })
})

test('whoever asks, and with what device: the page is the same', async () => {
  const first = said(await ask('/services'))
  const token = await shop.signIn('Client')
  const others: Record<string, string>[] = [
    { authorization: `Bearer ${token}` },
    { authorization: 'Basic eDp5' },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { 'user-agent': 'Googlebot', 'sec-ch-ua-mobile': '?1', 'device-memory': '1', 'save-data': 'on' },
    { 'accept-language': 'ru', 'x-language': 'ru', cookie: 'a=b; token=x' },
  ]
  for (const headers of others) expect(said(await ask('/services', headers))).toEqual(first)
})

test('HEAD is GET without the body, also when it comes first', async () => {
  for (const path of ['/portfolio', '/nowhere', '/api/Partner']) {
    const head = await ask(path, {}, 'HEAD')
    const { given } = shop.deps.answers.figures()
    const got = await ask(path)
    expect(head.body).toBe('')
    expect({ ...said(head), body: got.body }).toEqual(said(got))
    expect(shop.deps.answers.figures().given, path).toBe(given + 1)
  }
})

describe('no spelling of a language puts one under another’s name', () => {
  const spellings = [
    'language=ruX',
    'language=%72u',
    'language="ru"',
    'language=RU',
    'language= ru',
    'language=ru; language=az',
    'language=az; language=ru',
    'language=%',
    'Language=ru',
    ' language=ru',
    'language=en;language=ru',
    'language',
  ]

  test('in the cookie', async () => {
    for (const cookie of spellings) {
      await shop.deps.contentChanged(['contact', 'catalog', 'banner'])
      const odd = await ask('/contact', { cookie })
      for (const language of ['az', 'ru', 'en']) {
        const { body, headers } = await ask('/contact', { cookie: `language=${language}` })
        expect(body, cookie).toContain(`<html lang="${language}"`)
        expect(headers['content-language']).toBe(language)
        if (odd.headers['content-language'] === language) expect(odd.body).toBe(body)
      }
    }
  })

  test.each(['/api/services?', '/api/banner?', '/api/Services/1?'])('of %s', async (path) => {
    const plain = async () => {
      await shop.deps.contentChanged(['catalog', 'banner'])
      const answers = [`${path}language=az`, `${path}language=ru`, `${path}lang=en`, path]
      return await Promise.all(answers.map(async (address) => said(await ask(address))))
    }
    const first = await plain()
    for (const query of [
      'language=ruX',
      'language=%72u',
      'LANGUAGE=ru',
      'language=ru&language=az',
      'lang=ru&language=az',
      'language=az&lang=ru',
      'language[]=ru',
      'language=ru%00',
      'langu%61ge=ru',
      'language=+ru',
      'language="ru"',
    ]) {
      await shop.deps.contentChanged(['catalog', 'banner'])
      const odd = said(await ask(path + query))
      expect(await plain()).toEqual(first)
      await shop.deps.contentChanged(['catalog', 'banner'])
      const { given } = shop.deps.answers.figures()
      await plain()
      expect(said(await ask(path + query)), query).toEqual(odd)
      expect(shop.deps.answers.figures().given).toBeGreaterThanOrEqual(given)
    }
  })
})

test('what stands at fixed addresses is no page that isn’t there, and is as true as the moment', async () => {
  await ask('/nowhere')
  expect((await ask('/robots.txt')).status).toBe(200)
  const before = (await ask('/sitemap.xml', { accept: '*/*' })).body
  await makeService(shop.deps.db)
  await shop.deps.contentChanged(['catalog'])
  expect((await ask('/sitemap.xml', { accept: '*/*' })).body).not.toBe(before)
})

test('a list past its end says so, with 404; what is no page of it is the first', async () => {
  for (const path of ['/services', '/portfolio', '/companies', '/ru/services']) {
    const past = await ask(`${path}?page=99`)
    expect(past.status, path).toBe(404)
    expect(past.body).toContain(`href="${path}"`)
    expect(past.body).not.toContain('>404<')
    const first = said(await ask(path))
    for (const page of ['0', '-1', '1.5', 'abc', '', '1', 'null', '[2]', '%00'])
      expect(said(await ask(`${path}?page=${page}`)), page).toEqual(first)
    expect((await ask(`${path}?page=1e9`)).status).toBe(404)
  }
})

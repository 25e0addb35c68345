import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createAnswerKey } from '../../src/faces/answer-key.ts'
import type { ReadAddress } from '../../src/faces/asked-page.ts'
import { describeProcedures } from '../../src/faces/described.ts'
import { appRouter } from '../../src/faces/router.ts'

// As built: the routes' titles are macros.
const built = new URL('../../dist/server/entry-server.js', import.meta.url).href
const { readAddress } = (await import(built)) as { readAddress: ReadAddress }
const answerKey = createAnswerKey(describeProcedures(appRouter), readAddress)

const keyOf = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  answerKey({ method, url, headers } as IncomingMessage)
/** Home has one of four. */
const pageOf = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  keyOf(url, headers, method)?.replace(/^\d /, '')

const trpc = (name: string, input: unknown, more = '') =>
  `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}${more}`

describe('an answer is never kept', () => {
  test.each([
    ['for who says who asks', keyOf('/api/services', { authorization: 'Bearer a' })],
    ['for who says who asks, of the UI', keyOf('/trpc/partners.list', { authorization: 'Bearer a' })],
    ['of what changes something', keyOf('/api/order', {}, 'POST')],
    ['that comes piece by piece', keyOf('/trpc/services.list', { 'trpc-accept': 'application/jsonl' })],
    [
      'that comes piece by piece, said otherwise',
      keyOf('/trpc/partners.list', { accept: 'application/jsonl' }),
    ],
    ['of the back office', keyOf('/admin/orders')],
    ['of files', keyOf('/media/a.webp')],
    ['of the figures', keyOf('/metrics')],
    ['of a page for who wants none', keyOf('/services', { accept: 'application/json' })],
    ['of an address that is made up', keyOf(`/services?x=${'x'.repeat(2000)}`)],
    ['of an address that moves', keyOf('/az/services')],
    ['of a page with a secret in its address', keyOf('/reset-password/1/abc')],
    ['of an order’s secret link', keyOf(`/o/${'a'.repeat(43)}`)],
    ['of one in another language', keyOf(`/ru/O/${'a'.repeat(43)}`)],
    ['of a quote’s secret link', keyOf(`/q/${'a'.repeat(43)}`)],
    ['of one in another language', keyOf(`/EN/Q/${'a'.repeat(43)}?revision=1`)],
    ['of what is no procedure', keyOf('/api/nothing')],
    ['of what is not the same for everybody', keyOf('/trpc/services.search?input={}')],
    ['of one such in a batch', keyOf('/trpc/partners.list,services.search?batch=1&input={}')],
    ['of an input that is refused', keyOf('/api/services?page=x')],
    ['of one that can’t be read', keyOf('/trpc/services.list?input={')],
    ['of HEAD to the UI’s face, which answers it otherwise', keyOf('/trpc/partners.list', {}, 'HEAD')],
  ])('%s', (_why, key) => {
    expect(key).toBeNull()
  })
})

// TRU-3
test('languages don’t mix: by header for calls, by cookie for pages', () => {
  const call = ['az', 'ru', 'en'].map((language) => keyOf('/api/deal', { 'x-language': language }))
  expect(new Set(call).size).toBe(3)
  expect(keyOf('/api/deal')).toBe(call[0])
  const page = ['az', 'ru', 'en'].map((language) =>
    keyOf('/contact', { cookie: `a=b; language=${language}` }),
  )
  expect(new Set(page).size).toBe(3)
})

test('home is kept in several drawings, any other page in one', () => {
  const keys = (url: string) => new Set(Array.from({ length: 200 }, () => keyOf(url))).size
  for (const url of ['/', '/homepage', '/ru', '/en/homepage', '/?a=b']) expect(keys(url)).toBe(4)
  for (const url of ['/services', '/ru/services', '/homepages']) expect(keys(url)).toBe(1)
})

describe('a page is one, however it is asked for', () => {
  test.each([
    [
      '/services',
      '/services?fbclid=1',
      '/services?utm_source=a&gclid=2',
      '/services/',
      '/Services',
      '/%73ervices',
    ],
    [
      '/services',
      '/services?page=1',
      '/services?page=01',
      '/services?page=0',
      '/services?page=',
      '/services?page=abc',
    ],
    [
      '/services',
      '/services?page=-1',
      '/services?page=1.5',
      '/services?page=2&page=3',
      '//services',
      '/services?',
    ],
    [
      '/services?page=2',
      '/services?a=b&page=2',
      '/services?page=02&fbclid=1',
      '/services?page=%32',
      '/services?page="2"',
    ],
    ['/services?page=1000000', '/services?page=1e9', '/services?page=99999999999'],
    ['/', '/?page=2', '//?utm_medium=x', '/?fbclid=y'],
    ['/ru/services', '/RU/services?x=1', '//ru/services'],
    ['/order', '/order?service=1&count=5'],
    ['/services/card/7', '/services/card/7?x=1', '/services/card/%37', '/services/card/7/'],
    [
      '/404',
      '/nowhere',
      '/wp-login.php?x=1',
      '/services/card/x',
      '/services/card/07',
      '/services/a/b/c/d',
      '/services//card/7',
    ],
  ])('%s', (plain, ...others) => {
    expect(pageOf(plain)).toBeTruthy()
    for (const other of others) expect(pageOf(other), other).toBe(pageOf(plain))
  })

  test('HEAD, Authorization and what else the browser says don’t matter', () => {
    const plain = pageOf('/services')
    expect(pageOf('/services', {}, 'HEAD')).toBe(plain)
    for (const headers of [
      { authorization: 'Bearer x' },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
      { 'user-agent': 'Googlebot', 'sec-ch-ua-mobile': '?1', 'accept-language': 'ru', 'x-language': 'ru' },
    ])
      expect(pageOf('/services', headers)).toBe(plain)
  })

  test('where the address says the language, the cookie doesn’t', () => {
    expect(pageOf('/ru/services', { cookie: 'language=en' })).toBe(pageOf('/ru/services'))
  })

  test.each([
    'language=ruX',
    'language=RU',
    'language=',
    'languages=ru',
    'xlanguage=ru',
    'language=%',
    'language="ru"',
    'language=az; language=ru',
  ])('%s is az', (cookie) => expect(pageOf('/services', { cookie })).toBe(pageOf('/services')))

  test.each(['language=ru', ' language=ru ', 'a=b;language=ru', 'language=%72u', 'language=ru; language=az'])(
    '%s is ru',
    (cookie) => expect(pageOf('/services', { cookie })).toBe(pageOf('/services', { cookie: 'language=ru' })),
  )
})

describe('a call is one, however it is spelled', () => {
  test.each([
    [
      '/api/services?language=ru&page=2&pageSize=8',
      '/api/Services/?PAGESIZE=8&fbclid=1&pageIndex=02&language=ru',
    ],
    ['/api/services?language=az', '/api/services?language=xx', '/api/services?language=az&page=1&pageSize=0'],
    ['/api/services?language=ru', '/api/services?language=%72u', '/api/services?LANGUAGE=ru'],
    [
      '/api/services/7?language=az',
      '/api/services/7?language=ru&language=az',
      '/api/services/07?language=az',
    ],
    [
      trpc('services.list', { page: 1, language: 'az' }),
      trpc('services.list', { language: 'az', x: 1, page: 1 }, '&y=2'),
    ],
  ])('%s', (plain, ...others) => {
    expect(keyOf(plain)).toBeTruthy()
    for (const other of others) expect(keyOf(other), other).toBe(keyOf(plain))
  })

  // TRU-3
  test('and differs with all that its schema reads', () => {
    const addresses = [
      '/api/services?language=az',
      '/api/services?language=ru',
      '/api/services?lang=en',
      '/api/services?language=az&page=2',
      '/api/services?language=az&page=2&pageSize=8',
      '/api/services/7',
      '/api/services/8',
      '/api/Partner',
      trpc('services.list', {}),
      trpc('services.list', { page: 2 }),
      trpc('services.byId', { id: 7 }),
      trpc('partners.list,partners.list', {}, '&batch=1'),
      trpc('partners.list', {}, '&batch=1'),
      trpc('partners.list', {}),
    ]
    expect(new Set(addresses.map((address) => keyOf(address))).size).toBe(addresses.length)
    expect(addresses.map((address) => keyOf(address)).every(Boolean)).toBe(true)
  })
})

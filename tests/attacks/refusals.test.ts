import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { AppError, errorStatuses } from '../../src/lib/errors.ts'
import type { Language } from '../../src/lib/languages.ts'
import { errorBody } from '../../src/procedures/errors.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { type RawAnswer, sendRaw } from '../support/raw-request.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const raw = (request: string) => sendRaw(app.url, request)
const crlf = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`
/** As many lines, the host among them. */
const headers = (count: number) => [
  'Host: a',
  ...Array.from({ length: count - 1 }, (_, index) => `X${index}: a`),
]

/** The contract's error, nothing else in it, under the status that the table gives its code. */
function expectRefusal(answer: RawAnswer, code: keyof typeof errorStatuses, message?: string): void {
  expect(answer.head).toMatch(/^content-type: application\/json/im)
  const body = JSON.parse(answer.body) as Record<string, unknown>
  expect(body).toMatchObject({ statusCode: errorStatuses[code], code })
  expect(Object.keys(body).filter((key) => key !== 'errors')).toEqual(['statusCode', 'code', 'message'])
  expect(answer.status).toBe(errorStatuses[code])
  if (message !== undefined) expect(body.message).toBe(message)
}

// API-2
test('is readable from elsewhere also where the pages would have the address', async () => {
  const site = await buildApp(app.deps, async (pages) => {
    pages.get('/*', (_request, reply) => reply.callNotFound())
    return undefined
  })
  const long = 'a'.repeat(6000)
  for (const url of [
    '/api',
    '/api/',
    '/api/nothing',
    '/API/services/1/2',
    '/api/docs/nothing',
    `/api/${long}`,
    `/api/nothing?${long}`,
  ]) {
    const answer = await site.inject({ url, headers: { origin: 'https://elsewhere.example' } })
    expect([answer.statusCode, answer.json().code], url).toEqual([404, 'NOT_FOUND'])
    expect(answer.headers['access-control-allow-origin'], url).toBe('*')
  }
  expect((await site.inject(`/api/services/${long}`)).statusCode).toBe(413)
  await site.close()
})

// API-2
describe('an answer of the contract, whoever refuses', () => {
  test.each<[string, string, keyof typeof errorStatuses]>([
    ['an undecodable path', crlf('GET /api/services/%E0%A4%A HTTP/1.1', 'Host: a'), 'VALIDATION'],
    ['an undecodable path of no route', crlf('GET /api/%zz HTTP/1.1', 'Host: a'), 'VALIDATION'],
    ['an address that is a star', crlf('GET * HTTP/1.1', 'Host: a'), 'VALIDATION'],
    ['an address without a slash', crlf('GET api/services HTTP/1.1', 'Host: a'), 'VALIDATION'],
    ['no Host', crlf('GET /api/services HTTP/1.1'), 'VALIDATION'],
    ['a preflight that asks for nothing', crlf('OPTIONS /api/services HTTP/1.1', 'Host: a'), 'VALIDATION'],
    ['an unknown method', crlf('BREW /api/services HTTP/1.1', 'Host: a'), 'VALIDATION'],
    ['a method that nothing here has', crlf('PROPFIND /api/services HTTP/1.1', 'Host: a'), 'NOT_FOUND'],
    ['TRACE', crlf('TRACE /api/services HTTP/1.1', 'Host: a'), 'NOT_FOUND'],
    ['PATCH', crlf('PATCH /api/discount HTTP/1.1', 'Host: a', 'Content-Length: 0'), 'NOT_FOUND'],
    ['no HTTP at all', 'hello\r\n\r\n', 'VALIDATION'],
    ['a header without a name', crlf('GET /api/services HTTP/1.1', 'Host: a', ': b'), 'VALIDATION'],
    [
      'an expectation that nobody knows',
      crlf('GET /api/services HTTP/1.1', 'Host: a', 'Expect: tea'),
      'VALIDATION',
    ],
    [
      'a length that is no number',
      crlf('POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Length: many'),
      'VALIDATION',
    ],
    [
      'two lengths',
      crlf('POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2'),
      'VALIDATION',
    ],
    [
      'length and chunks',
      crlf('POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
      'VALIDATION',
    ],
    [
      'a chunk that is none',
      `${crlf('POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Transfer-Encoding: chunked')}zz\r\n`,
      'VALIDATION',
    ],
    [
      'a body too long by its own word',
      crlf(
        'POST /api/auth/login HTTP/1.1',
        'Host: a',
        'Content-Type: application/json',
        'Content-Length: 99999999',
      ),
      'TOO_LARGE',
    ],
    [
      'a packed body',
      `${crlf('POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Content-Encoding: gzip', 'Content-Length: 2')}{}`,
      'UNSUPPORTED_MEDIA',
    ],
    [
      'a body of no known type',
      `${crlf('POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Type: text/csv', 'Content-Length: 2')}{}`,
      'UNSUPPORTED_MEDIA',
    ],
    [
      'a body of plain text',
      `${crlf('POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Type: text/plain', 'Content-Length: 2')}{}`,
      'UNSUPPORTED_MEDIA',
    ],
    [
      'a form where no file is taken',
      `${crlf('POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 5')}--x--`,
      'UNSUPPORTED_MEDIA',
    ],
    [
      'an address of 12 kB',
      crlf(`GET /api/services?name=${'a'.repeat(12_000)} HTTP/1.1`, 'Host: a'),
      'TOO_LARGE',
    ],
    ['an id of 6 kB', crlf(`GET /api/services/${'1'.repeat(6000)} HTTP/1.1`, 'Host: a'), 'TOO_LARGE'],
    [
      'headers of 40 kB',
      crlf('GET /api/services HTTP/1.1', 'Host: a', `X: ${'a'.repeat(40_000)}`),
      'TOO_LARGE',
    ],
    ['101 headers', crlf('GET /api/services HTTP/1.1', ...headers(101)), 'TOO_LARGE'],
    [
      'a header 101 times',
      crlf('GET /api/services HTTP/1.1', 'Host: a', ...Array(100).fill('X: a')),
      'TOO_LARGE',
    ],
    [
      '101 headers and a body that doesn’t end',
      `${crlf('POST /api/auth/login HTTP/1.1', ...headers(100), 'Content-Length: 9')}{`,
      'TOO_LARGE',
    ],
    [
      'a cookie of 40 kB',
      crlf('GET /api/services HTTP/1.1', 'Host: a', `Cookie: ${'a=b;'.repeat(10_000)}`),
      'TOO_LARGE',
    ],
  ])('%s', async (_name, request, code) => {
    expectRefusal(await raw(request), code)
  })

  test.each<[string, string, Language]>([
    ['language=ru', '', 'ru'],
    ['lang=en', '', 'en'],
    ['LANGUAGE=en', '', 'en'],
    ['', 'X-Language: ru', 'ru'],
    ['', 'X-Language: nothing', 'az'],
  ])('in the caller’s language: ?%s %s', async (query, header, language) => {
    const { message } = errorBody(new AppError('VALIDATION'), language)
    const lines = ['Host: a', ...(header ? [header] : [])]
    const bad = await raw(crlf(`GET /api/%E0%A4%A?${query} HTTP/1.1`, ...lines))
    expectRefusal(bad, 'VALIDATION', message)
    const unread = await raw(crlf(`BREW /api/services?${query} HTTP/1.1`, ...lines))
    expectRefusal(unread, 'VALIDATION', message)
  })

  test('a connection that is refused is closed, one that is answered is not', async () => {
    expect((await raw(crlf('BREW / HTTP/1.1', 'Host: a'))).head).toMatch(/^connection: close/im)
    expect((await raw(crlf('GET /api/%zz HTTP/1.1', 'Host: a'))).head).toMatch(/^connection: keep-alive/im)
  })
})

test('a hundred headers are read, as Apache does', async () => {
  expect((await raw(crlf('GET /api/health HTTP/1.1', ...headers(100)))).status).toBe(200)
})

test('an address with its host is the address', async () => {
  for (const target of ['http://a/api/health', 'HTTPS://a:1/api/health?x=1']) {
    const answer = await raw(crlf(`GET ${target} HTTP/1.1`, 'Host: a'))
    expect(answer.status, target).toBe(200)
  }
  expectRefusal(await raw(crlf('GET http://a HTTP/1.1', 'Host: a', 'Accept: application/json')), 'NOT_FOUND')
})

describe('tRPC refuses in its own shape', () => {
  const types = ['Host: a', 'X-Language: ru']
  test.each<[string, string, string, number]>([
    ['an undecodable path', crlf('GET /trpc/%E0%A4%A HTTP/1.1', ...types), 'VALIDATION', 400],
    [
      'a body too long',
      crlf(
        'POST /trpc/accounts.logIn HTTP/1.1',
        ...types,
        'Content-Type: application/json',
        'Content-Length: 99999999',
      ),
      'TOO_LARGE',
      413,
    ],
    [
      'a form beside its own way for them',
      `${crlf('POST /trpc/accounts.logIn HTTP/1.1', ...types, 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 5')}--x--`,
      'UNSUPPORTED_MEDIA',
      415,
    ],
    [
      'a form where no file is taken',
      `${crlf('POST /trpc/upload/accounts.logIn HTTP/1.1', ...types, 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 5')}--x--`,
      'UNSUPPORTED_MEDIA',
      415,
    ],
    [
      'a body of no known type',
      `${crlf('POST /trpc/accounts.logIn HTTP/1.1', ...types, 'Content-Type: application/octet-stream', 'Content-Length: 2')}{}`,
      'UNSUPPORTED_MEDIA',
      415,
    ],
    ['a method that it lacks', crlf('PROPFIND /trpc/accounts.me HTTP/1.1', ...types), 'NOT_FOUND', 404],
  ])('%s', async (_name, request, code, httpStatus) => {
    const answer = await raw(request)
    expect(answer.status).toBe(httpStatus)
    const { error } = JSON.parse(answer.body) as { error: { message: string; code: number; data: unknown } }
    expect(error).toMatchObject({ code: expect.any(Number), data: { code, httpStatus } })
    expect(error.message).toMatch(/[а-я]/i)
    expect(answer.body).not.toMatch(/stack|FST_|node_modules/)
  })

  test('while it is not ready', async () => {
    const away = await startTestApp()
    away.deps.isReady = () => false
    const trpc = await sendRaw(away.url, crlf('GET /trpc/services.list HTTP/1.1', ...types))
    expect(JSON.parse(trpc.body)).toMatchObject({ error: { data: { code: 'UNAVAILABLE', httpStatus: 503 } } })
    expect(trpc.head).toMatch(/^retry-after: 1/im)
    const rest = await sendRaw(away.url, crlf('GET /api/services?lang=en HTTP/1.1', 'Host: a'))
    expectRefusal(
      rest,
      'UNAVAILABLE',
      'The service is unavailable for the moment. Please try again in a few minutes.',
    )
    await away.close()
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeProcedures } from '../../src/faces/described.ts'
import { appRouter } from '../../src/faces/router.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

const procedures = describeProcedures(appRouter).filter(({ meta }) => meta.access !== 'public')
const atOnce = 16

let app: TestApp
let client: string
beforeAll(async () => {
  app = await startTestApp()
  client = await app.signIn('Client')
})
afterAll(() => app.close())

type Call = { method: string; path: string; batch?: boolean; headers?: Record<string, string> }

const encoded = (path: string) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** Addresses as guards that compare texts would miss them, while a router may still find its way. */
const spellings = (path: string): string[] => [
  `${path.toUpperCase()}/`,
  path.replaceAll('/', '%2F'),
  path.replace(/\/(?=[^/]*$)/, '%2F'),
  `/api${encoded(path.slice(4))}`,
]
/** Odder ones: each address gets one of them in turn. */
const oddities: ((path: string) => string)[] = [
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => `${path}?x=1`,
  (path) => `${path}%20`,
  (path) => `${path};x=1`,
  (path) => `${path}.json`,
  (path) => `${path}%00`,
  (path) => `${path}/.`,
  (path) => `/api/health/..${path}`,
  (path) => `/api/health/%2e%2e${path}`,
  (path) => path.replace(/\/(?=[^/]*$)/, '%5C'),
]

/** The ways that a procedure might be reached on both faces. */
function callsOf({ name, type, meta, paths }: (typeof procedures)[number], index: number): Call[] {
  const { method } = meta.rest
  const known = paths.map((path) => `/api${path.replace(/:\w+/g, '1')}`)
  const odd = oddities[index % oddities.length] ?? String
  const trpc = type === 'query' ? 'GET' : 'POST'
  const publicOne = type === 'query' ? 'health.live' : 'contactRequests.send'
  const beside = `/trpc/${publicOne},${name}?batch=1&input=${encodeURIComponent('{"0":{},"1":{}}')}`
  return [
    ...known.flatMap((path) => [...spellings(path), odd(path)].map((spelled) => ({ method, path: spelled }))),
    { method: 'POST', path: `${known[0]}`, headers: { 'x-http-method-override': method } },
    ...[`${name}/`, encoded(name)].map((spelled) => ({ method: trpc, path: `/trpc/${spelled}` })),
    ...[name, `${name}/`].map((spelled) => ({ method: 'POST', path: `/TRPC/upload/${spelled}` })),
    { method: trpc, path: beside, batch: true },
  ]
}

/** What got through: an answer of success, or a success within a batch that isn't the public one's. */
async function getsThrough({ method, path, batch, headers }: Call, token?: string): Promise<boolean> {
  const answer = await app.app.inject({
    method: method as 'GET',
    url: path,
    headers: {
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { payload: batch ? '{"0":{},"1":{}}' : '{}' }),
  })
  if (answer.statusCode >= 500) return true
  if (answer.statusCode >= 300) return false
  if (!batch) return true
  const [, second] = answer.json<{ result?: unknown; error?: unknown }[]>()
  return second?.result !== undefined
}

async function through(calls: Call[], token?: string): Promise<string[]> {
  const found: string[] = []
  let next = 0
  const worker = async () => {
    for (let call = calls[next++]; call; call = calls[next++])
      if (await getsThrough(call, token)) found.push(`${call.method} ${call.path}`)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return found
}

// PER-2
test('no spelling of any address lets a visitor in', async () => {
  expect(await through(procedures.flatMap(callsOf))).toEqual([])
})

test('nor a customer where an area is needed', async () => {
  const guarded = procedures.filter(({ meta }) => meta.access !== 'user')
  // A visitor has tried them all: what a customer's token changes is the area, not the address.
  const everySecond = guarded.flatMap(callsOf).filter((_, place) => place % 2 === 0)
  expect(await through(everySecond, client)).toEqual([])
})

// API-9
test('a token counts in its header only, and only as it was given', async () => {
  const admin = await app.signIn('SuperAdmin')
  const statusOf = async (url: string, headers: Record<string, string> = {}) =>
    (await app.app.inject({ method: 'GET', url, headers })).statusCode
  const refused = [
    await statusOf(`/api/appuser?access_token=${admin}&token=${admin}&authorization=Bearer%20${admin}`),
    await statusOf('/api/appuser', { cookie: `token=${admin}; accessToken=${admin}` }),
    await statusOf('/api/appuser', { authorization: `Basic ${admin}` }),
    await statusOf('/api/appuser', { authorization: admin }),
    await statusOf('/api/appuser', { authorization: `Bearer ${admin.toUpperCase()}` }),
    await statusOf('/api/appuser', { authorization: `Bearer ${admin.slice(0, -1)}` }),
    await statusOf('/api/appuser', { 'x-authorization': `Bearer ${admin}` }),
  ]
  expect(refused).toEqual(Array(7).fill(401))
  expect(await statusOf('/api/appuser', { authorization: `bearer ${admin}` })).toBe(200)
})

// API-10
test('a batch holds at most ten calls, and limits count calls', async () => {
  const names = (count: number) => Array(count).fill('health.live').join(',')
  const statusOf = async (count: number) =>
    (await app.app.inject(`/trpc/${names(count)}?batch=1&input=%7B%7D`)).statusCode
  expect([await statusOf(10), await statusOf(11)]).toEqual([200, 400])
})

import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorStatuses } from '../src/lib/errors.ts'
import { refuseOverload } from '../src/overload.ts'
import type { Context } from '../src/procedures/context.ts'
import { toAppError } from '../src/procedures/errors.ts'

let app: FastifyInstance
let site: string

beforeAll(async () => {
  app = Fastify({ trustProxy: true })
  app.setErrorHandler((thrown, _request, reply) => {
    const { code, retryAfter } = toAppError(thrown)
    return reply.code(errorStatuses[code]).header('retry-after', String(retryAfter)).send({ code })
  })
  await refuseOverload(app, { lag: 100 })
  // As it is found on each face: which link, and whose order it leads to.
  app.decorateRequest('context')
  app.addHook('onRequest', async (request) => {
    const [id, ownerId] = String(request.headers['x-order-link'] ?? '').split(' ')
    if (!ownerId) return
    const link = { id: Number(id), orderId: Number(id), ownerId: Number(ownerId) }
    request.context = { caller: null, link } as Context
  })
  app.get('/page', () => {
    const until = performance.now() + 25
    while (performance.now() < until);
    return 'page'
  })
  app.get('/api/health', () => 'well')
  site = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const ask = (path: string) => fetch(site + path)
const settled = () => expect.poll(async () => (await ask('/page')).status).toBe(200)

// TRU-10
test('what can’t be done in time is refused with 503 and when to come back; who looks after us is answered, and it passes', async () => {
  await settled()
  let isOver = false
  const refused: Response[] = []
  const load = Array.from({ length: 40 }, async () => {
    while (!isOver) {
      const answer = await ask('/page')
      if (answer.status === 503) refused.push(answer)
      await answer.text()
    }
  })
  try {
    await expect.poll(() => refused.length).toBeGreaterThan(20)
    expect((await ask('/api/health')).status).toBe(200)
  } finally {
    isOver = true
    await Promise.all(load)
  }
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  await settled()
})

// TRU-10
test.each([
  {
    who: 'whoever takes most',
    greedy: () => ({ 'x-forwarded-for': '10.0.0.1' }),
    // From another network each time, as visitors come.
    other: (at: number) => ({ 'x-forwarded-for': `10.0.1.${at % 250}` }),
  },
  {
    who: 'who comes by the links to one customer’s orders, from wherever,',
    greedy: (at: number) => ({ 'x-forwarded-for': `10.0.2.${at % 250}`, 'x-order-link': `${at % 20} 7` }),
    other: (at: number) => ({ 'x-forwarded-for': `10.0.2.${at % 250}`, 'x-order-link': `21 ${8 + at}` }),
  },
])('$who is refused first, and others are answered', async ({ greedy, other }) => {
  await settled()
  let isOver = false
  let [asked, refused] = [0, 0]
  const load = Array.from({ length: 40 }, async () => {
    while (!isOver) {
      const answer = await fetch(`${site}/page`, { headers: greedy(asked++) })
      await answer.text()
      if (answer.status === 503) refused++
      // As a client does that is refused at once: without it this process would only ask.
      if (answer.status === 503) await new Promise((then) => setTimeout(then, 20))
    }
  })
  const others: number[] = []
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline && refused < 50)
    others.push((await fetch(`${site}/page`, { headers: other(others.length) })).status)
  isOver = true
  await Promise.all(load)
  expect(refused).toBeGreaterThanOrEqual(50)
  expect(new Set(others)).toEqual(new Set([200]))
  await settled()
})

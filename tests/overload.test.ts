import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorStatuses } from '../src/lib/errors.ts'
import { refuseOverload } from '../src/overload.ts'
import { toAppError } from '../src/procedures/errors.ts'

let app: FastifyInstance
let site: string

beforeAll(async () => {
  app = Fastify()
  app.setErrorHandler((thrown, _request, reply) => {
    const { code, retryAfter } = toAppError(thrown)
    return reply.code(errorStatuses[code]).header('retry-after', String(retryAfter)).send({ code })
  })
  await refuseOverload(app, 100)
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
  const deadline = Date.now() + 5000
  const refused: Response[] = []
  const load = Array.from({ length: 40 }, async () => {
    while (Date.now() < deadline) {
      const answer = await ask('/page')
      if (answer.status === 503) refused.push(answer)
      await answer.text()
    }
  })
  while (refused.length === 0 && Date.now() < deadline) await new Promise((then) => setTimeout(then, 20))
  expect((await ask('/api/health')).status).toBe(200)
  await Promise.all(load)
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  await settled()
})

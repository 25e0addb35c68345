import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../src/db/listen.ts'
import { eventually } from '../support/eventually.ts'
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts'

/** How a client says that it goes, rather than being lost. */
const terminate = Buffer.from([0x58, 0, 0, 0, 4])

let database: TestDatabase
let server: Server
/** What the latest client has said, and how long the server's answers are on their way to it (ms). */
let said = Buffer.alloc(0)
let answerTakes = 0

beforeAll(async () => {
  database = await createTestDatabase()
  const target = new URL(database.url)
  const folder = target.searchParams.get('host')
  server = createServer((near) => {
    const far = folder
      ? connect(`${folder}/.s.PGSQL.5432`)
      : connect(Number(target.port || 5432), target.hostname)
    near.on('data', (chunk) => {
      said = Buffer.concat([said, chunk])
      far.write(chunk)
    })
    far.on('data', (chunk) => void sleep(answerTakes).then(() => near.write(chunk)))
    endTogether(near, far)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await database.drop()
})

const endTogether = (one: Socket, other: Socket): void => {
  for (const [socket, its] of [
    [one, other],
    [other, one],
  ] as const) {
    socket.on('error', () => {})
    socket.on('close', () => its.destroy())
  }
}

const through = (): string => {
  const url = new URL(database.url)
  url.searchParams.delete('host')
  url.searchParams.delete('port')
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return url.href
}

const start = () => {
  said = Buffer.alloc(0)
  const seen = { listening: 0, errors: [] as unknown[] }
  const listener = listen({
    url: through(),
    channel: 'something',
    purpose: 'test',
    onNotice: () => {},
    onListening: () => seen.listening++,
    onError: (error) => seen.errors.push(error),
  })
  return { listener, seen }
}

test.each([
  ['LISTEN', 'LISTEN something', 0],
  ['a sign of life', 'SELECT 1', 1],
])(
  '%s that is under way when it stops is waited for: the server sees no lost client',
  async (_name, query, heard) => {
    answerTakes = 60
    const { listener, seen } = start()
    await eventually(() => expect(said.includes(query)).toBe(true))
    await listener.stop()
    expect(said.subarray(-terminate.length)).toEqual(terminate)
    const length = said.length
    await sleep(2200)
    expect(said.length).toBe(length)
    expect(seen).toEqual({ listening: heard, errors: [] })
  },
)

test('a server that does not answer is not waited for', async () => {
  answerTakes = 60
  const { listener, seen } = start()
  await eventually(() => expect(seen.listening).toBe(1))
  answerTakes = 60_000
  await eventually(() => expect(said.includes('SELECT 1')).toBe(true))
  const before = performance.now()
  await listener.stop()
  expect(performance.now() - before).toBeLessThan(1000)
})

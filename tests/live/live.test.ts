import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { serveLive } from '../../src/faces/live.ts'
import { startLiveNews } from '../../src/live/live-news.ts'
import { makeMember } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts'
import { silentLog } from '../support/silent-log.ts'

let database: TestDatabase
let app: TestApp
/** The same stream with its checks every 50 ms. */
let quick: FastifyInstance
let quickUrl: string
const open: AbortController[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  app = await startTestApp({ databaseUrl: database.url })
  quick = Fastify()
  await quick.register(serveLive, { deps: app.deps, heartbeatMs: 50 })
  quickUrl = `${await quick.listen({ host: '127.0.0.1', port: 0 })}/live`
})
afterEach(() => {
  for (const controller of open.splice(0)) controller.abort()
})
afterAll(async () => {
  // Left streams make the client connect anew, without a request that could end.
  app.app.server.closeAllConnections()
  await quick.close()
  await app.close()
  await database.drop()
})

/** A reader's stream: what it has heard so far, and when it ended. */
async function follow(token: string | undefined, address = `${app.url}/trpc/live`) {
  const controller = new AbortController()
  open.push(controller)
  const response = await fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: controller.signal,
  })
  const heard = { text: '', ended: false }
  const read = async () => {
    for await (const chunk of response.body ?? []) heard.text += Buffer.from(chunk).toString()
  }
  const reading = read().catch(() => undefined)
  void reading.then(() => {
    heard.ended = true
  })
  return { response, heard, leave: () => controller.abort() }
}

const names = (text: string) => [...text.matchAll(/^event: (\w+)$/gm)].map((match) => match[1])
const heardSoFar = (text: string) => names(text).filter((name) => name !== 'missed')

async function newOrder() {
  const { db } = app.deps
  return makeOrder(db, (await makeUser(db)).id, await makeService(db))
}
const newRequest = () => app.deps.db.contactRequest.create({ data: { name: 'Rəşad', phoneNumber: '12345' } })

describe('live news', () => {
  // ADM-16
  test('tell of orders that are placed and moved, and of contact requests, each with its id', async () => {
    const { response, heard } = await follow(await app.signIn(['newOrders', 'contact']))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const order = await newOrder()
    const { db } = app.deps
    await db.order.update({ where: { id: order.id }, data: { status: 'NotApproved' } })
    const { id } = await newRequest()
    await db.contactRequest.update({ where: { id }, data: { handledAt: new Date() } })
    await eventually(() =>
      expect(heardSoFar(heard.text)).toEqual([
        'orderPlaced',
        'orderChanged',
        'contactRequestReceived',
        'contactRequestChanged',
      ]),
    )
    expect(heard.text).toContain(`data: {"name":"orderPlaced","id":${order.id}}`)
  })

  // ADM-16
  test('tell nobody of what is outside his areas, of what did not change, and of what was rolled back', async () => {
    const { heard } = await follow(await app.signIn(['contact']))
    const { db } = app.deps
    await newOrder()
    const first = await newRequest()
    await db.contactRequest.update({ where: { id: first.id }, data: { name: 'Rəşad' } })
    await db
      .$transaction(async (tx) => {
        await tx.contactRequest.create({ data: { name: 'Geri', phoneNumber: '12345' } })
        throw new Error('no')
      })
      .catch(() => undefined)
    const last = await newRequest()
    await eventually(() => expect(heard.text).toContain(`"id":${last.id}}`))
    expect(heardSoFar(heard.text)).toEqual(['contactRequestReceived', 'contactRequestReceived'])
  })

  test('are for staff with an area that has news: 401, 403', async () => {
    for (const [token, status] of [
      [undefined, 401],
      ['nonsense', 401],
      [await app.signIn('Client'), 403],
      [await app.signIn(['services']), 403],
      [await app.signIn('Consultant'), 200],
    ] as const)
      expect((await follow(token)).response.status).toBe(status)
  })

  test('are heard by the followers of every instance', async () => {
    const other = startLiveNews({ url: database.url, log: silentLog })
    const heard: string[] = []
    other.follow({ onEvent: ({ name }) => heard.push(name), onStop: () => heard.push('stopped') })
    await eventually(() => expect(heard).toContain('missed'))
    await newRequest()
    await eventually(() => expect(heard).toContain('contactRequestReceived'))
    await other.stop()
    expect(heard.at(-1)).toBe('stopped')
  })

  test('after the database has cut the connection say that something may have been missed', async () => {
    const { heard } = await follow(await app.signIn(['orders']))
    const before = names(heard.text).length
    await app.deps.db.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'matbaa live news' AND datname = current_database()`
    await eventually(() => expect(names(heard.text).slice(before)).toContain('missed'))
    await newOrder()
    await eventually(() => expect(heardSoFar(heard.text)).toEqual(['orderPlaced']))
  })
})

describe('a stream', () => {
  test('shows that it lives', async () => {
    const { heard } = await follow(await app.signIn(['orders']), quickUrl)
    await eventually(() => expect(heard.text.match(/^:$/gm)?.length).toBeGreaterThan(2))
    expect(heard.ended).toBe(false)
  })

  test('ends when the session is over', async () => {
    const { token } = await makeMember(app.deps.db, [7])
    const { heard } = await follow(token, quickUrl)
    await app.trpc(token).accounts.logOut.mutate()
    await eventually(() => expect(heard.ended).toBe(true))
  })

  test('follows a change of the role at once, and ends with its last area', async () => {
    const { token, roleId } = await makeMember(app.deps.db, [4])
    const { heard } = await follow(token, quickUrl)
    const setAreas = (permissions: number[]) =>
      app.deps.db.role.update({ where: { id: roleId }, data: { permissions } })
    await setAreas([8])
    await sleep(200)
    await newRequest()
    await newOrder()
    await eventually(() => expect(heardSoFar(heard.text)).toEqual(['orderPlaced']))
    await setAreas([1])
    await eventually(() => expect(heard.ended).toBe(true))
  })

  test('is refused beyond eight of one person, until one of them is left', async () => {
    const { token } = await makeMember(app.deps.db, [7])
    const streams = await Promise.all(Array.from({ length: 8 }, () => follow(token)))
    const ninth = await follow(token)
    expect(ninth.response.status).toBe(429)
    expect(ninth.response.headers.get('retry-after')).toBe('60')
    expect((await follow(await app.signIn(['orders']))).response.status).toBe(200)
    streams[0]?.leave()
    await eventually(async () => expect((await follow(token)).response.status).toBe(200))
  })

  test('is no request that hangs: its length is not measured', async () => {
    const { response, leave } = await follow(await app.signIn(['orders']))
    expect(response.status).toBe(200)
    leave()
    await sleep(50)
    const metrics = await fetch(`${app.url}/metrics`).then((answer) => answer.text())
    expect(metrics).not.toMatch(/route="\/trpc\/live"[^\n]*status="200"/)
  })

  test('of a reader who takes nothing is cut off instead of kept in memory', async () => {
    const { openStream } = await import('../../src/live/open-stream.ts')
    let tell = (_event: { name: 'missed' }) => {}
    const live = {
      follow: (follower: { onEvent: typeof tell }) => {
        tell = follower.onEvent
        return () => {}
      },
      stop: async () => {},
    }
    const stream = openStream({
      live,
      areas: new Set([8]),
      check: async () => new Set([8]),
      heartbeatMs: 60_000,
    })
    for (let count = 0; count < 3000; count++) tell({ name: 'missed' })
    expect(stream.destroyed).toBe(true)
  })
})

// MSG-1
describe('live news of one order', () => {
  const followOrder = async (id: number, headers: Record<string, string>, site = `${app.url}/trpc/live`) => {
    const controller = new AbortController()
    open.push(controller)
    const response = await fetch(`${site}/order/${id}`, { headers, signal: controller.signal })
    const heard = { text: '', ended: false }
    const read = async () => {
      for await (const chunk of response.body ?? []) heard.text += Buffer.from(chunk).toString()
    }
    void read()
      .catch(() => undefined)
      .then(() => {
        heard.ended = true
      })
    return { response, heard }
  }

  test('tell its customer and the holder of its link of it, and of no other', async () => {
    const { db } = app.deps
    const [order, other] = [await newOrder(), await newOrder()]
    const token = await makeToken(db, order.userId)
    const link = await app.trpc(token).orderLinks.create.mutate({ id: order.id })
    const readers = await Promise.all([
      followOrder(order.id, { authorization: `Bearer ${token}` }),
      followOrder(order.id, { 'x-order-link': link.token }),
    ])
    expect(readers.map(({ response }) => response.status)).toEqual([200, 200])
    const staff = app.trpc(await app.signIn(['newOrders']))
    await staff.messages.post.mutate({ id: other.id, text: 'Başqası' })
    await newRequest()
    await staff.messages.post.mutate({ id: order.id, text: 'Salam' })
    for (const { heard } of readers) {
      await eventually(() => expect(heardSoFar(heard.text)).toContain('orderChanged'))
      expect(heard.text).not.toContain(`"id":${other.id}}`)
      expect(heardSoFar(heard.text)).not.toContain('contactRequestReceived')
    }
  })

  test('are for its parties: 401, 404; and end with the link', async () => {
    const order = await newOrder()
    const token = await makeToken(app.deps.db, order.userId)
    const status = async (id: number, headers: Record<string, string>) =>
      (await followOrder(id, headers)).response.status
    expect(await status(order.id, {})).toBe(401)
    expect(await status(order.id, { authorization: `Bearer ${await app.signIn('Client')}` })).toBe(404)
    expect(await status(2147483648, { authorization: `Bearer ${token}` })).toBe(404)
    const { orderLinks } = app.trpc(token)
    const link = await orderLinks.create.mutate({ id: order.id })
    const { heard } = await followOrder(order.id, { 'x-order-link': link.token }, quickUrl)
    await orderLinks.revoke.mutate({ id: order.id, linkId: link.id })
    await eventually(() => expect(heard.ended).toBe(true))
  })
})

// TRU-11
describe('when all places are taken', () => {
  let small: FastifyInstance
  let site: string
  beforeAll(async () => {
    small = Fastify()
    await small.register(serveLive, { deps: app.deps, places: { places: 6, maxPerOwner: 4 } })
    site = await small.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => small.close())

  const linksTo = async (count: number) => {
    const order = await newOrder()
    const own = app.trpc(await makeToken(app.deps.db, order.userId))
    const tokens: string[] = []
    for (let made = 0; made < count; made += 1)
      tokens.push((await own.orderLinks.create.mutate({ id: order.id })).token)
    return { id: order.id, tokens }
  }
  const followBy = async ({ id, token }: { id: number; token: string }) => {
    const controller = new AbortController()
    open.push(controller)
    const headers = { 'x-order-link': token }
    const response = await fetch(`${site}/live/order/${id}`, { headers, signal: controller.signal })
    const heard = { ended: false }
    void response
      .text()
      .catch(() => undefined)
      .then(() => {
        heard.ended = true
      })
    return { status: response.status, heard }
  }

  test('an order’s links count with its customer, and who has most of them makes room for others', async () => {
    const many = await linksTo(6)
    const opened: Awaited<ReturnType<typeof followBy>>[] = []
    for (const token of many.tokens) opened.push(await followBy({ id: many.id, token }))
    expect(opened.filter(({ status }) => status === 200).length).toBe(4 + 2)
    await eventually(() => expect(opened.filter(({ heard }) => !heard.ended)).toHaveLength(4))
    for (let customer = 0; customer < 3; customer += 1) {
      const { id, tokens } = await linksTo(1)
      expect((await followBy({ id, token: tokens[0] ?? '' })).status).toBe(200)
    }
    await eventually(() => expect(opened.filter(({ heard }) => !heard.ended)).toHaveLength(3))
  })
})

test('all streams end at once when the program stops', async () => {
  const own = await startTestApp()
  const token = await own.signIn(['orders'])
  const response = await fetch(`${own.url}/trpc/live`, { headers: { authorization: `Bearer ${token}` } })
  const ended = response.text()
  const began = performance.now()
  await own.deps.live.stop()
  await ended
  await own.close()
  expect(performance.now() - began).toBeLessThan(3000)
})

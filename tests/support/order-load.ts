import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Database } from '../../src/db/client.ts'
import { makeService, makeToken, makeUser } from './factories.ts'

const workers = 4
/** ms between two orders of one worker; without pause in `npm run trust`. */
const pause = Number(process.env.ORDER_PAUSE ?? 40)

export type Site = { address: string }
type People = { client: string; staff: string; serviceId: number }
type Acknowledged = { id: number; key: string; price: number }

/** Who orders, who confirms, and what there is to order. */
export const peopleOf = async (db: Database): Promise<People> => ({
  client: await makeToken(db, (await makeUser(db)).id),
  staff: await makeToken(db, (await makeUser(db, 'SuperVisor')).id),
  serviceId: (await makeService(db, { prices: [{ count: 1, price: 100 }] })).id,
})

/** Places orders and confirms them; what isn't acknowledged is sent again, as a customer would. */
export function openShop(site: Site, people: People) {
  const acknowledged: Acknowledged[] = []
  let isOpen = true
  let number = 0
  let retries = 0
  let longest = 0
  let lastError = 0

  async function send(method: string, token: string, json: object, headers = {}) {
    for (let attempts = 1; ; attempts++) {
      const began = performance.now()
      try {
        const response = await fetch(`${site.address}/api/order`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
          body: JSON.stringify(json),
          signal: AbortSignal.timeout(10_000),
        })
        const body = (await response.json()) as { data?: { id: number } }
        if (response.status < 500) return { status: response.status, id: body.data?.id ?? 0, attempts }
      } catch {
        // Killed before it answered.
      } finally {
        longest = Math.max(longest, performance.now() - began)
      }
      retries++
      lastError = performance.now()
      await sleep(100)
    }
  }

  async function work(): Promise<void> {
    while (isOpen) {
      const price = ++number
      const key = `order ${price}`
      const order = { serviceId: people.serviceId, count: 1, comment: key }
      const placed = await send('POST', people.client, order, { 'idempotency-key': key })
      expect(placed.status).toBe(201)
      const confirmed = await send('PUT', people.staff, { Id: placed.id, price })
      // 409 only where an answer was lost: the confirmation before was ours.
      expect(confirmed.status === 200 || (confirmed.status === 409 && confirmed.attempts > 1)).toBe(true)
      acknowledged.push({ id: placed.id, key, price })
      await sleep(pause)
    }
  }

  const working = Promise.all(Array.from({ length: workers }, work))
  return {
    /** Orders that were placed and confirmed so far. */
    acknowledged: () => acknowledged.length,
    /** Milliseconds of the longest request so far, answered or not. */
    longest: () => longest,
    /** When, by performance.now(), a request failed last. */
    lastError: () => lastError,
    async close() {
      isOpen = false
      await working
      return { orders: acknowledged, retries }
    },
  }
}

/** Every acknowledged order and confirmation is there once, with its events and its emails, and nothing else. */
export async function expectOnce(db: Database, orders: Acknowledged[]): Promise<void> {
  const rows = await db.order.findMany({
    orderBy: { id: 'asc' },
    select: {
      id: true,
      comment: true,
      status: true,
      price: true,
      key: { select: { key: true } },
      events: { select: { from: true, to: true, price: true }, orderBy: { id: 'asc' } },
    },
  })
  expect(rows).toEqual(
    orders
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, key, price }) => ({
        id,
        comment: key,
        status: 'Accepted',
        price: price * 100,
        key: { key },
        events: [
          { from: null, to: 'Pending', price: null },
          { from: 'Pending', to: 'Accepted', price: price * 100 },
        ],
      })),
  )
  const jobs = await db.$queryRawUnsafe<{ kind: string; jobs: number; orders: number }[]>(
    `SELECT data->>'kind' AS kind, count(*)::int AS jobs, count(DISTINCT data->>'orderId')::int AS orders
     FROM pgboss.job WHERE name = 'mail' GROUP BY 1 ORDER BY 1`,
  )
  const onceEach = { jobs: orders.length, orders: orders.length }
  expect(jobs).toEqual(
    ['orderAccepted', 'orderReceived', 'orderReceivedCompany'].map((kind) => ({ kind, ...onceEach })),
  )
}

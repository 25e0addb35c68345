import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts'
import { figure } from '../support/figure.ts'
import { startTestApp } from '../support/harness.ts'
import { expectOnce, openShop, peopleOf } from '../support/order-load.ts'
import { createTestDatabase } from '../support/postgres.ts'

const away = 5000
const normalWithin = 5000
/** A call may be waiting for the database when the answer that it can't be had is due. */
const longestWait = 5500

const faults: [string, (proxy: DatabaseProxy) => void][] = [
  ['cut off', (proxy) => proxy.cut()],
  ['silent', (proxy) => proxy.hang()],
]

test.each(faults)(
  'while PostgreSQL is %s for 5 s under load no request hangs, nothing is lost or doubled, and soon all is normal',
  async (fault, strike) => {
    const database = await createTestDatabase()
    const proxy = await startDatabaseProxy(database.url)
    const app = await startTestApp({ databaseUrl: proxy.url, settings: { LOG_LEVEL: 'silent' } })
    const shop = openShop({ address: app.url }, await peopleOf(app.deps.db))
    await sleep(1500)
    strike(proxy)
    await sleep(away)
    proxy.mend()
    const mended = performance.now()
    await sleep(normalWithin + 1000)
    const back = Math.max(0, shop.lastFault() - mended)
    const longest = shop.longest()
    const { orders, retries } = await shop.close()
    expect(retries).toBeGreaterThan(0)
    await expectOnce(app.deps.db, orders)
    figure({
      name: `PostgreSQL ${fault} for 5 s under load`,
      goal: 'normal within 5 s, no request over 5 s, nothing lost or doubled',
      measured: `normal after ${Math.round(back)} ms, longest request ${Math.round(longest)} ms, ${orders.length} orders, ${retries} retries`,
      isReached: back <= normalWithin && longest <= longestWait,
    })
    expect(back).toBeLessThan(normalWithin)
    expect(longest).toBeLessThan(longestWait)
    await app.close()
    await proxy.stop()
    await database.drop()
  },
  60_000,
)

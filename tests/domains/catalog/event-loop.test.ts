import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeProcedures } from '../../../src/faces/described.ts'
import { appRouter } from '../../../src/faces/router.ts'
import { crowding, figure } from '../../support/figure.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

const services = 10_000
const longestStall = 200

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.deps.db.$executeRaw`
    INSERT INTO services (name, name_ru, name_en, description, priority)
    SELECT 'Xidmət ' || n, 'Услуга ' || n, 'Service ' || n, repeat('çap və reklam ', 20), n FROM generate_series(1, ${services}::int) n`
  await app.deps.db.$executeRaw`
    INSERT INTO service_prices (service_id, count, price) SELECT id, 100, 1000 FROM services`
  // The index of the search is made by the first one; that is no public call's business.
  await app.rest('GET', '/Services/GetServiceBySearchName', { query: { name: 'xidmet' } })
})
afterAll(() => app.close())

const publicReads = describeProcedures(appRouter).filter(
  ({ meta, type }) => meta.access === 'public' && type === 'query',
)

test(`no public call stalls the others with ${services} services`, async () => {
  const stalls: { path: string; stall: number }[] = []
  for (const { paths } of publicReads) {
    const path = paths[0]?.replace(/:\w+/g, '5000') ?? ''
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    await sleep(20)
    const { status } = await app.rest('GET', path, { query: { language: 'ru', name: 'Xidmt 77', page: 700 } })
    await sleep(20)
    delay.disable()
    expect(status, path).toBeLessThan(500)
    stalls.push({ path, stall: delay.max / 1e6 })
  }
  const [worst] = stalls.sort((one, other) => other.stall - one.stall)
  figure({
    name: `event loop, ${publicReads.length} public reads with ${services} services`,
    goal: 'no stall over 200 ms',
    measured: `longest stall ${Math.round(worst?.stall ?? Number.NaN)} ms (${worst?.path})`,
    isReached: (worst?.stall ?? Number.POSITIVE_INFINITY) <= longestStall,
  })
  expect(worst?.stall).toBeLessThan(longestStall * crowding())
}, 120_000)

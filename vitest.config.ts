import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

const common = {
  pool: 'forks' as const,
  // They end what hangs. How busy the machine is is not what's asserted: one whose disk stood still for half a minute
  // ended starts of the program that were well.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
}

/** Where prices and days are reckoned and shown. */
const priceAndDayTests = [
  'tests/domains/days-in-baku.test.ts',
  'tests/domains/catalog/{pricing,price-with-discount,piece-price}.test.ts',
  'tests/domains/customers/{spend,discounts}.test.ts',
  'tests/domains/campaigns/*.test.ts',
  'tests/domains/production/{workdays,holidays,promises,edges,production}.test.ts',
  'tests/domains/orders/{place-order,filter-orders,export-orders}.test.ts',
  'tests/web/lib/formats.test.ts',
  'tests/web/time-left.test.ts',
]

/** How long others wait is asserted here: nothing else runs beside it. */
const alone = ['tests/heavy-requests.test.ts']

/** What mocks a module would find it loaded already. */
const mocking = ['tests/domains/accounts/sessions.test.ts', 'tests/lib/disk-room.test.ts']

/** They need what Debian's packages install (tests/support/outside.ts). */
const outside = process.env.TEST_OUTSIDE ? ['tests/outside/**/*.test.ts'] : []

/** West and east of Baku, by so much that it is another day there. The whole suite: `npm run trust`. */
const zones = ['America/New_York', 'Pacific/Auckland']

export default defineConfig({
  test: {
    globalSetup: ['tests/support/postgres.ts'],
    sequence: { sequencer: LongestFirst },
    // Tests wait for the database, for processes and for clocks: more files than cores run at once (a
    // percentage never is more than the cores).
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          ...common,
          name: 'suite',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/outside/**', ...mocking, ...alone],
          // The program is loaded once for each worker, not for each file: a quarter of the whole run.
          isolate: false,
        },
      },
      { test: { ...common, name: 'mocking', include: mocking } },
      {
        test: {
          ...common,
          name: 'outside',
          include: outside,
          env: { TRUST_FIGURES: process.env.OUTSIDE_FIGURES ?? '' },
          // What is measured there has the machine to itself.
          sequence: { groupOrder: 2 },
        },
      },
      { test: { ...common, name: 'alone', include: alone, sequence: { groupOrder: 1 } } },
      ...zones.map((zone) => ({
        test: {
          ...common,
          name: zone,
          include: priceAndDayTests,
          env: { TZ: zone, TEST_DATABASE_ZONE: zone },
        },
      })),
    ],
  },
})

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'
import { SlowestFiles } from './tests/support/slowest-files.ts'

const common = {
  pool: 'forks' as const,
  // They end what hangs. How busy the machine is is not what's asserted: one whose disk stood still for half a minute
  // ended starts of the program that were well.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
}

/** Where days are reckoned and shown. */
const dayTests = [
  'tests/domains/days-in-baku.test.ts',
  'tests/domains/catalog/price-with-discount.test.ts',
  'tests/domains/customers/spend.test.ts',
  'tests/domains/campaigns/running-campaigns.test.ts',
  'tests/domains/production/{workdays,holidays,edges}.test.ts',
  'tests/web/lib/formats.test.ts',
  'tests/web/time-left.test.ts',
]

/** How long others wait is asserted here: nothing else runs beside them. */
const alone = [
  'tests/heavy-requests.test.ts',
  'tests/slow-sockets.test.ts',
  'tests/domains/card-payments/notice-rate.test.ts',
]

/** What mocks a module would find it loaded already. */
const mocking = ['tests/domains/accounts/sessions.test.ts', 'tests/lib/disk-room.test.ts']

/** They need what Debian's packages install (tests/support/outside.ts). */
const outside = process.env.TEST_OUTSIDE ? ['tests/outside/**/*.test.ts'] : []

/**
 * West and east of Baku, by so much that it is another day there; what is dear in one of them. The whole suite in both:
 * `npm run trust`.
 */
const zones: Record<string, string[]> = {
  'America/New_York': [
    'tests/domains/production/{promises,production}.test.ts',
    'tests/domains/orders/filter-orders.test.ts',
  ],
  'Pacific/Auckland': [
    'tests/domains/campaigns/campaigns.test.ts',
    'tests/domains/orders/export-orders.test.ts',
  ],
}

export default defineConfig({
  test: {
    globalSetup: ['tests/support/postgres.ts'],
    reporters: ['default', new SlowestFiles()],
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
      { test: { ...common, name: 'alone', include: alone, sequence: { groupOrder: 1 }, maxWorkers: 1 } },
      ...Object.entries(zones).map(([zone, dear]) => ({
        test: {
          ...common,
          name: zone,
          include: [...dayTests, ...dear],
          isolate: false,
          env: { TZ: zone, TEST_DATABASE_ZONE: zone },
        },
      })),
    ],
  },
})

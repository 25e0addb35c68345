import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    globalSetup: ['tests/support/postgres.ts'],
    pool: 'forks',
    // By default one less than there are cores: on two cores one file would wait for the other.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})

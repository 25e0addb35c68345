import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    globalSetup: ['tests/support/postgres.ts'],
    pool: 'forks',
    // Tests wait for the database, for processes and for clocks: more files than cores run at once.
    maxWorkers: '150%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})

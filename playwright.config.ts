import { defineConfig } from '@playwright/test'
import { ensureBrowser } from './tests/support/find-browser.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: 3,
  retries: 0,
  // They end what hangs: how long a screen takes on a busy machine is measured elsewhere.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // Visitors first: what staff add stands in front of what the demo shows.
  projects: [
    { name: 'storefront', testIgnore: /\/admin-/ },
    { name: 'admin', testMatch: /\/admin-/ },
  ],
  globalSetup: './tests/e2e/support/start-demo.ts',
  use: {
    // Set by the global setup; the workers read this file again.
    baseURL: process.env.E2E_SITE,
    launchOptions: {
      executablePath: ensureBrowser(),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
    screenshot: 'only-on-failure',
    // A trace of each journey costs a tenth of the run: TRACE=1 keeps those of failed ones.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
})

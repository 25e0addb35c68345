import { defineConfig } from '@playwright/test'
import { isRelease } from './tests/e2e/support/release.ts'
import { ensureBrowser } from './tests/support/find-browser.ts'

/** They would run alone at the end. */
const longest = /\/(admin-screens|long-texts)\.spec\./

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // They end what hangs: how long a screen takes on a busy machine is measured elsewhere.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  grepInvert: isRelease ? undefined : /@release/,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./tests/support/journey-times.ts']],
  // The longest first, then visitors: what staff add stands in front of what the demo shows.
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'storefront', testIgnore: [longest, /\/admin-/] },
    { name: 'admin', testMatch: /\/admin-/, testIgnore: longest },
  ],
  globalSetup: './tests/e2e/support/site.ts',
  use: {
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

/**
 * `npm run trust:days` (with Debian's `faketime`): the suite as if it ran on other days and at other hours, since a
 * test that holds at noon can fail at midnight, on the last day of a month or next year. `npm run trust:days --
 * 2027-03-07T23:50Z` tries one moment. The database keeps the real time.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const days = [
  ['a year begins in Baku during the run', '2026-12-31T19:55Z'],
  ['before the last day of February in a leap year', '2028-02-28T23:50Z'],
  ['a Sunday night', '2029-04-01T01:00Z'],
] as const

const [, , asked] = process.argv
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))

for (const [what, moment] of asked ? [['asked for', asked] as const] : days) {
  const offset = Math.round((Date.parse(moment) - Date.now()) / 1000)
  if (Number.isNaN(offset)) throw new Error(`${moment} is no moment such as 2027-03-07T23:50Z`)
  process.stdout.write(`\n${moment}: ${what}\n`)
  const began = `${offset < 0 ? '' : '+'}${offset}`
  const suite = spawn('faketime', ['-f', began, process.execPath, vitest, 'run'], {
    stdio: 'inherit',
    // What waits goes by a clock that nobody sets.
    env: { ...process.env, FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1' },
  })
  const [code] = await once(suite, 'exit')
  if (code !== 0) process.exitCode = 1
}

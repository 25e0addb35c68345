import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { isRelease } from '../e2e/support/release.ts'

const record = 'dist/test-times/journeys.json'

/** Prints how long the journeys took and which files took longest, and keeps both for the budget if all ran. */
export default class JourneyTimes implements Reporter {
  private readonly files = new Map<string, number>()

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = relative(process.cwd(), location.file)
    this.files.set(file, (this.files.get(file) ?? 0) + duration / 1000)
  }

  onEnd({ duration }: FullResult): void {
    const seconds = Math.round(duration / 1000)
    const slowest = [...this.files]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, 10)
      .map(([file, took]) => ({ file, seconds: Math.round(took) }))
    const lines = slowest.map(({ file, seconds }) => `${String(seconds).padStart(5)} s  ${file}`)
    process.stdout.write(`\n${seconds} s in all; the slowest files:\n${lines.join('\n')}\n`)
    // `playwright test` with a file or an option behind it says nothing about the whole run, nor do more variations.
    if (process.argv.length > 3 || isRelease) return
    mkdirSync('dist/test-times', { recursive: true })
    writeFileSync(record, `${JSON.stringify({ seconds, slowest }, null, 2)}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}

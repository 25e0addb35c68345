import { mkdir, readFile, writeFile } from 'node:fs/promises'

/** What a run of tests took as a whole, and which of its files took longest. */
type TestTimes = { seconds: number; slowest: { file: string; seconds: number }[] }

/** Both runs of `npm test`, each recorded by its reporter. */
const runs = ['vitest', 'journeys'] as const
type Run = (typeof runs)[number]

/** Minutes on two quick cores. */
const goal = 12

const folder = new URL('../../dist/test-times/', import.meta.url)
const fileOf = (run: Run): URL => new URL(`${run}.json`, folder)

/** Keeps what a run took for the check at the end of `npm test`, and says it. */
export async function recordTimes(run: Run, files: TestTimes['slowest'], seconds: number): Promise<string> {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  const times: TestTimes = { seconds: round(seconds), slowest: slowest.map(rounded) }
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(run), `${JSON.stringify(times, null, 2)}\n`)
  const lines = times.slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`)
  return [`${run}: ${times.seconds} s; the slowest files:`, ...lines, ''].join('\n')
}

const round = (seconds: number): number => Math.round(seconds * 10) / 10
const rounded = ({ file, seconds }: TestTimes['slowest'][number]) => ({ file, seconds: round(seconds) })

/** How long all runs took together, and by how much that is more than `budget` minutes; null where it isn't. */
export function judgeTimes(
  times: readonly Pick<TestTimes, 'seconds'>[],
  budget = goal,
): { total: string; excess: string | null } {
  const seconds = times.reduce((sum, run) => sum + run.seconds, 0)
  const minutes = (of: number): string => (of / 60).toFixed(1)
  const over = seconds - budget * 60
  return {
    total: `All tests took ${minutes(seconds)} min; the budget is ${minutes(budget * 60)} min on two cores.`,
    excess: over > 0 ? `That is ${minutes(over)} min too long.` : null,
  }
}

/**
 * The last step of `npm test`. TEST_BUDGET makes a budget binding, in minutes: the same tests take twice as long
 * on one machine of two cores as on another, so it has to suit the slowest that runs them.
 */
async function check(): Promise<void> {
  const times = await Promise.all(
    runs.map(async (run) => JSON.parse(await readFile(fileOf(run), 'utf8')) as TestTimes),
  )
  const { TEST_BUDGET } = process.env
  const { total, excess } = judgeTimes(times, TEST_BUDGET ? Number(TEST_BUDGET) : goal)
  process.stdout.write(`${[total, excess].filter((text) => text !== null).join(' ')}\n`)
  if (excess !== null && TEST_BUDGET) process.exitCode = 1
}

if (import.meta.main) await check()

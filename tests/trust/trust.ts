/**
 * `npm run trust`: every figure of trust that a command can show, at its full size, as a table: figure, goal,
 * measured, seed. TRUST_ONLY="kill,slow" chooses test files by parts of their names.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Figure = { name: string; goal: string; measured: string; isReached: boolean; seed?: number }

const files = [
  'tests/faces/fuzz.test.ts',
  'tests/faces/permissions.test.ts',
  'tests/domains/orders/kill-nine.test.ts',
  'tests/db/database-faults.test.ts',
  'tests/program.test.ts',
  'tests/slow-sockets.test.ts',
  'tests/domains/catalog/event-loop.test.ts',
  'tests/domains/media/hostile-files.test.ts',
  'tests/db/backup.test.ts',
  'tests/disk-full.test.ts',
  'tests/clock.test.ts',
]
const sizes = { FUZZ_REQUESTS: '50000', KILL_CYCLES: '500' }
const only = process.env.TRUST_ONLY?.split(',')

const folder = await mkdtemp(join(tmpdir(), 'matbaa-trust-'))
const figuresFile = join(folder, 'figures')
const figures: Figure[] = []
try {
  // One after the other: each figure is of a machine of its own.
  for (const file of files.filter((name) => only?.some((part) => name.includes(part)) ?? true)) {
    const isReached = (await vitest(file)) === 0
    const found = await readFigures()
    const whole = {
      name: file,
      goal: 'all its tests pass',
      measured: isReached ? 'passed' : 'failed',
      isReached,
    }
    figures.push(...found, ...(found.length === 0 || !isReached ? [whole] : []))
    await rm(figuresFile, { force: true })
  }
  process.stdout.write(`\n${table()}\n`)
  process.exitCode = figures.every(({ isReached }) => isReached) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function vitest(file: string): Promise<number> {
  const program = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, 'run', file], {
    env: { ...sizes, ...process.env, TRUST_FIGURES: figuresFile },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

async function readFigures(): Promise<Figure[]> {
  const lines = await readFile(figuresFile, 'utf8').catch(() => '')
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Figure)
}

function table(): string {
  const rows = figures.map(({ name, goal, measured, isReached, seed }) =>
    [name, goal, `${isReached ? '' : '**not reached:** '}${measured}`, seed ?? ''].join(' | '),
  )
  return [
    '| figure | goal | measured | seed |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')
}

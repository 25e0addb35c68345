/**
 * `npm run trust`: every figure of trust that a command can show, at its full size, as a table: figure, goal,
 * measured, seed. TRUST_ONLY="kill,slow" chooses files by parts of their names.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Figure = { name: string; goal: string; measured: string; isReached: boolean; seed?: number }

/** By their folder's or file's name: what it shows, where its tests tell no figure of their own. */
const files: Record<string, string> = {
  'tests/faces/fuzz.test.ts': 'fuzzing',
  'tests/faces/permissions.test.ts':
    'permission matrix: every procedure for every caller, through both faces',
  'tests/domains/orders/kill-nine.test.ts': 'kill -9 in the middle of orders',
  'tests/domains/card-payments/kill-nine.test.ts': 'kill -9 between a charge and its commit',
  'tests/domains/documents/kill-nine.test.ts': 'kill -9 while documents are issued',
  'tests/domains/documents/random-documents.test.ts': 'random documents: lines, totals, what orders cost',
  'tests/domains/card-payments/random-lives.test.ts': 'random lives of card payments',
  'tests/domains/card-payments/notice-rate.test.ts': 'notices of banks, 100 a second',
  'tests/cache/fresh-answers.test.ts': 'every write of staff: no stale read on any of three instances',
  'tests/db/database-errors.test.ts': 'PostgreSQL cut off',
  'tests/program.test.ts': 'SIGTERM with 50 slow requests under way',
  'tests/slow-sockets.test.ts': 'slowloris, open connections',
  'tests/heavy-requests.test.ts': 'heavy requests: a heap of 512 MB, 60 sockets of each kind',
  'tests/domains/catalog/event-loop.test.ts': 'event loop',
  'tests/domains/media/hostile-files.test.ts':
    'hostile files: refused or re-encoded clean, nothing left behind',
  'tests/domains/media/receive-multipart.test.ts': 'forms: 20 files of 10 MB',
  'tests/domains/preflight/recall.test.ts':
    'faults found and false alarms, of the whole corpus of artwork files',
  'tests/domains/preflight/hostile.test.ts': 'artwork files that nobody means to print',
  'tests/domains/preflight/spoilt.test.ts': 'artwork files with one number, name or operator spoilt',
  'tests/domains/artwork/check-turns.test.ts': 'checks of artwork: customers take turns',
  'tests/domains/artwork/killed-upload.test.ts': 'uploads broken off, also by kill -9',
  'tests/domains/options/any-choice.test.ts': '100,000 choices: the same price after a way as JSON',
  'tests/db/backup.test.ts': 'backup and restore: under writes, identical after, also of the previous schema',
  'tests/disk-full.test.ts': 'disk full',
  'tests/clock.test.ts': 'clock moved by days',
  'tests/object-store-down.test.ts': 'object store down',
  'tests/domains/email/languages.test.ts': 'every email in every language of its receiver',
  'tests/domains/email/delivery.test.ts': 'SMTP down: nothing is lost, nothing comes twice',
  'tests/demo/at-once.test.ts': 'two demos that start at once on one database fill it once',
  'tests/instances.test.ts':
    'three instances: fresh at once on each, replaced under load without a failed request',
  'tests/overload.test.ts': 'overload: refused with 503 and Retry-After before all of it is slow',
  'tests/attacks/relay.test.ts':
    'letters to an unconfirmed address: confirmation, reset, security; nothing that a user typed',
  'tests/attacks/limits.test.ts':
    'orders, registrations, messages, confirmation letters: limited by account and network, 429 with Retry-After',
  'tests/attacks/lock-out.test.ts': 'wrong passwords of strangers: nobody is shut out',
  'tests/attacks/erased-traces.test.ts': 'a person erased: no trace in tables, queues, logs, files',
  'tests/attacks': 'attacks of the threat table, through both faces',
  'tests/e2e': 'axe and content security policy in every journey',
  'tests/resilience/never-asked.ts': 'memory under addresses that were never asked before',
  'tests/resilience/quiet-start.ts': 'a quiet machine a minute after the demo answers',
  'tests/resilience/strangers.ts':
    'what strangers do to stop or starve the site: 60 sockets of each shape, a heap of 512 MB',
  'tests/resilience/soak.ts': 'soak',
  'tests/support/outside.ts': 'the API on databases of others: stock PostgreSQL, pgbouncer in both modes',
  'tests/db/plans.test.ts': 'plans of hot statements on an empty and on a full database',
  'tests/resilience/scan.ts': 'wapiti, sqlmap and ffuf',
}
/** The whole suite once more, process and database in another time zone. */
const zones = ['America/New_York', 'Pacific/Auckland']
const zoneOf = (file: string) => zones.find((zone) => file === `suite in ${zone}`)
for (const zone of zones) files[`suite in ${zone}`] = `the whole suite, process and database in ${zone}`
/** What stands in every run in its small form. */
const sizes = {
  FUZZ_REQUESTS: '50000',
  KILL_CYCLES: '500',
  PAYMENT_KILLS: '200',
  PAYMENT_LIVES: '5000',
  DOCUMENT_KILLS: '50',
  DOCUMENT_ROUNDS: '200000',
  NOTICE_SECONDS: '30',
  ORDER_PAUSE: '0',
  HEAVY_SECONDS: '120',
  SPOILT_FILES: '20000',
  CHECK_PAGES: '60',
  PLAN_ROWS: '100000',
  FRESH_WRITES: 'all',
  PERMISSION_FACES: 'both',
  EMAIL_LANGUAGES: 'all',
  DATABASE_ERRORS: 'all',
  REPLACED_INSTANCES: '3',
  DEMOS_AT_ONCE: '2',
  PREFLIGHT_CORPUS: 'whole',
  HOSTILE_FILES: 'all',
  LARGE_FILES: '20',
  UPLOAD_BREAKS: '20',
  CHOICES: '100000',
  JOURNEYS: 'all',
}
const only = process.env.TRUST_ONLY?.split(',')

const folder = await mkdtemp(join(tmpdir(), 'matbaa-trust-'))
const figuresFile = join(folder, 'figures')
const countsFile = join(folder, 'counts.json')
const figures: Figure[] = []
try {
  // One after the other: each figure is of a machine of its own.
  for (const [file, name] of Object.entries(files)) {
    if (only && !only.some((part) => file.includes(part))) continue
    const isReached = (await run(file)) === 0
    const found = await readFigures()
    const whole = { name, goal: 'all its tests pass', measured: await countTests(), isReached }
    figures.push(...found, ...(found.length === 0 || !isReached ? [whole] : []))
    for (const path of [figuresFile, countsFile]) await rm(path, { force: true })
  }
  process.stdout.write(`\n${table()}\n`)
  process.exitCode = figures.every(({ isReached }) => isReached) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** A file of figures is a program of its own, journeys are Playwright's, all else is Vitest's. */
async function run(file: string): Promise<number> {
  const zone = zoneOf(file)
  const child = spawn(process.execPath, argsOf(file), {
    env: {
      ...(!zone && sizes),
      ...process.env,
      ...(zone && { TZ: zone, TEST_DATABASE_ZONE: zone }),
      // Of the whole suite its tests count: its files run beside each other, figures are of a machine of one's own.
      ...(!zone && { TRUST_FIGURES: figuresFile }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: countsFile,
    },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

function argsOf(file: string): string[] {
  if (file.startsWith('tests/resilience/') || file === 'tests/support/outside.ts') return [file]
  if (file === 'tests/e2e') return [installed('@playwright/test/cli.js'), 'test', '--reporter=list,json']
  return [
    installed('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${countsFile}`,
    '--project=suite',
    '--project=mocking',
    '--project=alone',
    ...(zoneOf(file) ? [] : [file]),
  ]
}

function installed(path: string): string {
  return fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url))
}

/** As Vitest's or Playwright's report says. */
async function countTests(): Promise<string> {
  const text = await readFile(countsFile, 'utf8').catch(() => '{}')
  const { numPassedTests, numFailedTests, stats } = JSON.parse(text) as {
    numPassedTests?: number
    numFailedTests?: number
    stats?: { expected: number; unexpected: number }
  }
  return `${numPassedTests ?? stats?.expected ?? 0} passed, ${numFailedTests ?? stats?.unexpected ?? 0} failed`
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

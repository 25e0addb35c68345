/**
 * `npm run bench:queries`: which statements take longer than 10 ms with 10,000 services, 100,000 customers and
 * 100,000 orders with their money, while every list, count and search of the admin is read; PLANS=1 tells how PostgreSQL comes
 * by their rows (its auto_explain).
 */
import { appendFile, chmod, glob, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findRunningServer } from '../../src/db/bundled-server.ts'
import { bearerAtDemo } from '../support/demo-account.ts'
import { hotReads } from '../support/hot-reads.ts'
import { fill, fillMoney } from './fill.ts'
import { startProgramForBench } from './servers.ts'

const slow = 10
const times = 3
const folder = await mkdtemp(join(tmpdir(), 'matbaa-bench-queries-'))
const logs = join(folder, 'log')
try {
  await mkdir(logs)
  // PostgreSQL may run as somebody else.
  await chmod(folder, 0o755)
  await chmod(logs, 0o777)
  await prepare()
  const program = await startProgramForBench(join(folder, 'data'), { CACHE: 'off' })
  try {
    const headers = await bearerAtDemo(program.site, 'admin')
    for (const address of hotReads)
      for (let time = 0; time < times; time += 1) {
        const answer = await fetch(`${program.site}/api${address}`, { headers })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
      }
  } finally {
    await program.stop()
  }
  await report()
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** The full tables, and a server that tells of what is slow from its next start on. */
async function prepare(): Promise<void> {
  const data = join(folder, 'data')
  const program = await startProgramForBench(data)
  try {
    const url = await findRunningServer(data)
    if (!url) throw new Error('the database of the bench is not there')
    await fill(url, { services: [1, 10_000], customers: [1, 100_000], orders: [1, 100_000] })
    await fillMoney(url)
    const database = new pg.Client({ connectionString: url })
    await database.connect()
    const settings = {
      logging_collector: 'on',
      log_destination: 'jsonlog',
      log_directory: logs,
      log_filename: 'statements.log',
      log_file_mode: '0644',
      session_preload_libraries: 'auto_explain',
    }
    for (const [name, value] of Object.entries(settings))
      await database.query(`ALTER SYSTEM SET ${name} = ${database.escapeLiteral(value)}`)
    await database.end()
  } finally {
    await program.stop()
  }
  // Unknown to the server that is running, so by hand.
  for await (const file of glob(join(data, '**/postgresql.auto.conf')))
    await appendFile(file, `auto_explain.log_min_duration = ${slow}\nauto_explain.log_analyze = on\n`)
}

/** Each statement once: its shortest time of all its calls, as the first ones find nothing in memory. */
async function report(): Promise<void> {
  const lines = (await readFile(join(logs, 'statements.json'), 'utf8')).trim().split('\n')
  const found = new Map<string, { least: number; calls: number; plan: string }>()
  for (const line of lines) {
    const { message = '' } = JSON.parse(line) as { message?: string }
    const [, time, rest] = /^duration: ([\d.]+) ms {2}plan:\n([\s\S]+)$/.exec(message) ?? []
    if (time === undefined || rest === undefined) continue
    const planned = rest.search(/\n[^\n]*\(cost=/)
    const text = rest.slice('Query Text: '.length, planned).replace(/\s+/g, ' ').trim()
    const former = found.get(text)
    const isLess = Number(time) < (former?.least ?? Number.POSITIVE_INFINITY)
    found.set(text, {
      least: Math.min(Number(time), former?.least ?? Number.POSITIVE_INFINITY),
      calls: (former?.calls ?? 0) + 1,
      plan: isLess || !former ? rest.slice(planned) : former.plan,
    })
  }
  const slowest = [...found].sort(([, one], [, other]) => other.least - one.least)
  for (const [text, { least, calls, plan }] of slowest)
    process.stdout.write(
      `${least.toFixed(0).padStart(6)} ms, ${calls} times over ${slow} ms: ${text.slice(0, 300)}\n${process.env.PLANS ? `${plan}\n\n` : ''}`,
    )
  process.stdout.write(`${slowest.length} statements over ${slow} ms\n`)
}

/**
 * `npm run bench:growing`: what outgrows one machine first. Several instances on one database of its own: the
 * processor's time and the bytes of an order, placed and accepted, at 1, 10 and 100 a second; then the lists and counts
 * of staff with GROWING_ORDERS (1,000,000) orders kept. GROWING_INSTANCES=1,3 and GROWING_RATES=1,10,100 choose,
 * GROWING_SECONDS says for how long each, GROWING_ONLY=load or kept leaves the other part out. docs/growing.md tells
 * what follows from it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BundledServer, startBundledServer } from '../../src/db/bundled-server.ts'
import { connectDatabase, type Database } from '../../src/db/client.ts'
import { isQueueBusy } from '../../src/db/jobs.ts'
import { addDays, mondayOf } from '../../src/domains/production/workdays.ts'
import { bakuDate } from '../../src/lib/days.ts'
import { bearerAtDemo } from '../support/demo-account.ts'
import { hotReads } from '../support/hot-reads.ts'
import { silentLog } from '../support/silent-log.ts'
import { fill } from './fill.ts'
import { fillOrders } from './fill-orders.ts'
import { treeMilliseconds } from './process-tree.ts'
import { processorMilliseconds, type Running, startProgramForBench } from './servers.ts'

const numbers = (text: string): number[] => text.split(',').map(Number)
const instances = numbers(process.env.GROWING_INSTANCES ?? '1,3')
const rates = numbers(process.env.GROWING_RATES ?? '1,10,100')
const seconds = Number(process.env.GROWING_SECONDS ?? 30)
const kept = Number(process.env.GROWING_ORDERS ?? 1_000_000)
const only = process.env.GROWING_ONLY
const customers = 100_000
const reads = 9

const say = (line: string) => process.stdout.write(`${line}\n`)
const folder = await mkdtemp(join(tmpdir(), 'matbaa-growing-'))
const server = await startBundledServer({
  dataDir: join(folder, 'database'),
  log: silentLog,
  maxConnections: 200,
})
const db = connectDatabase(server.url)
const running: Running[] = []
try {
  await startUpTo(1)
  while (await isQueueBusy(db, 'preflight')) await sleep(500)
  if (only !== 'kept') await load()
  if (only !== 'load') await keep()
} finally {
  await Promise.all(running.map((program) => program.stop()))
  await db.$disconnect()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function startUpTo(count: number): Promise<void> {
  while (running.length < count) {
    const data = join(folder, `${running.length}`)
    running.push(await startProgramForBench(data, { DATABASE_URL: server.url, CACHE: 'off' }))
  }
}

async function load(): Promise<void> {
  say(
    'instances, orders a second: of the program, of the database, bytes an order; placed, accepted p50 / p99',
  )
  for (const count of instances) {
    await startUpTo(count)
    await untilQuiet()
    const idle = await used(async () => sleep(seconds * 1000))
    const [program, database] = [idle.program / seconds, idle.database / seconds]
    say(
      `${count}: without orders ${program.toFixed(1)} + ${database.toFixed(1)} ms of the processor a second`,
    )
    for (const rate of rates) await measure(count, rate, { program, database })
  }
}

/** Orders at even distances, whether or not those before are answered; their emails belong to what they cost. */
async function measure(count: number, rate: number, idle: Used): Promise<void> {
  const sites = running.slice(0, count).map(({ site }) => site)
  const shop = await openShop(sites[0] ?? '')
  const orders = Math.max(rate * seconds, 1)
  const before = await sizeOf(db)
  const begun = performance.now()
  const times: Times = { placed: [], accepted: [], refused: 0 }
  const cost = await used(async () => {
    const under: Promise<void>[] = []
    for (let turn = 0; turn < orders; turn++) {
      const due = begun + (turn * 1000) / rate
      while (performance.now() < due) await sleep(1)
      under.push(shop(sites[turn % count] ?? '', due, times))
    }
    await Promise.all(under)
    await untilQuiet()
  })
  const took = (performance.now() - begun) / 1000
  const share = (all: number, resting: number) =>
    `${(((all - resting * took) * 1000) / orders).toFixed(0)} µs`
  const bytes = Math.round(((await sizeOf(db)) - before) / orders)
  const parts = [share(cost.program, idle.program), share(cost.database, idle.database), `${bytes} bytes`]
  const refused = times.refused > 0 ? `; ${times.refused} of ${orders} refused` : ''
  say(
    `${count} at ${rate} a second: ${parts.join(', ')}; ${timesOf(times.placed)}, ${timesOf(times.accepted)} ms${refused}`,
  )
}

/** ms; an order of which anything was refused or cut off, as a busy machine does, counts as that. */
type Times = { placed: number[]; accepted: number[]; refused: number }

async function openShop(site: string) {
  const { data: services } = await (await fetch(`${site}/api/services?language=az`)).json()
  const plain = services.find((service: { serviceTypes: unknown[] }) => service.serviceTypes.length === 0)
  const [client, admin] = [await bearerAtDemo(site, 'client'), await bearerAtDemo(site, 'admin')]
  const send = async (at: string, method: string, who: object, json: object) => {
    const headers = { ...who, 'content-type': 'application/json' }
    const answer = await fetch(`${at}/api/order`, { method, headers, body: JSON.stringify(json) }).catch(
      () => undefined,
    )
    if (!answer || answer.status === 503) return null
    const body = (await answer.json()) as { data: { id: number } }
    if (!answer.ok) throw new Error(`${method} order: ${answer.status} ${JSON.stringify(body)}`)
    return body.data.id
  }
  return async (at: string, due: number, times: Times): Promise<void> => {
    const order = { serviceId: plain.id, count: 370, comment: 'growing' }
    const id = await send(at, 'POST', client, order)
    const between = performance.now()
    const accepted = id && (await send(at, 'PUT', admin, { Id: id, price: 120 }))
    if (!accepted) {
      times.refused++
      return
    }
    times.placed.push(between - due)
    times.accepted.push(performance.now() - between)
  }
}

async function keep(): Promise<void> {
  const before = await sizeOf(db)
  const begun = performance.now()
  await fill(server.url, { customers: [1, customers] })
  await fillOrders(server.url, kept, (made) => say(`${made} orders, ${minutesSince(begun)} min`))
  const bytes = ((await sizeOf(db)) - before) / kept
  say(
    `${kept} orders of ${customers} customers kept: ${Math.round(bytes)} bytes each, ${minutesSince(begun)} min`,
  )
  const [{ site = '' } = {}] = running
  const [client, admin] = [await bearerAtDemo(site, 'client'), await bearerAtDemo(site, 'admin')]
  const { data: me } = await (await fetch(`${site}/api/auth/me`, { headers: client })).json()
  const monday = mondayOf(bakuDate(new Date()))
  const calendar = `/production/calendar?from=${monday}&to=${addDays(monday, 27)}`
  const asked = [
    ...hotReads.map((path) => ({ path, headers: admin })),
    ...['/order/work', '/order/work/counts', calendar, `/order/getuserorders/${me.id}`].map((path) => ({
      path,
      headers: admin,
    })),
    ...['/order/mine', '/order/turns'].map((path) => ({ path, headers: client })),
  ]
  const lines: { path: string; p50: number; most: number; refused: number }[] = []
  for (const { path, headers } of asked) {
    const times: number[] = []
    let refused = 0
    for (let read = 0; read < reads; read++) {
      const begun = performance.now()
      const answer = await fetch(`${site}/api${path}`, { headers })
      await answer.arrayBuffer()
      if (answer.status >= 500) refused++
      else if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      times.push(performance.now() - begun)
    }
    times.sort((one, other) => one - other)
    lines.push({ path, p50: at(times, 0.5), most: at(times, 1), refused })
  }
  lines.sort((one, other) => other.p50 - one.p50)
  say('p50, longest ms')
  for (const { path, p50, most, refused } of lines) {
    const failed = refused > 0 ? `  ${refused} of ${reads} took too long` : ''
    say(`${p50.toFixed(0).padStart(6)} ${most.toFixed(0).padStart(6)}  ${decodeURIComponent(path)}${failed}`)
  }
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function timesOf(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  return `${at(sorted, 0.5).toFixed(1)} / ${at(sorted, 0.99).toFixed(1)}`
}

function minutesSince(begun: number): string {
  return ((performance.now() - begun) / 60_000).toFixed(1)
}

/** Nothing waits to be written or sent. */
async function untilQuiet(): Promise<void> {
  while (await isQueueBusy(db, 'mail')) await sleep(200)
}

async function sizeOf(database: Database): Promise<number> {
  const [row] = await database.$queryRaw<{ size: number }[]>`
    SELECT pg_database_size(current_database())::float8 AS size`
  return row?.size ?? Number.NaN
}

/** Milliseconds of the processor: of all instances, and of the database with all its processes. */
type Used = { program: number; database: number }

async function used(act: () => Promise<void>): Promise<Used> {
  const before = await usedSoFar(server)
  await act()
  const after = await usedSoFar(server)
  return { program: after.program - before.program, database: after.database - before.database }
}

async function usedSoFar(database: BundledServer): Promise<Used> {
  const programs = await Promise.all(running.map(({ pid }) => processorMilliseconds(pid)))
  return {
    program: programs.reduce((sum, time) => sum + time, 0),
    database: await treeMilliseconds(database.pid() ?? 0),
  }
}

/**
 * What strangers do to stop or starve the site: 60 sockets of each shape, on the built program with a heap of 512 MB, and
 * where Linux lets us (cgroups of version 1 or 2, as root) with its database in 1 GB of memory. Others go on meanwhile: they
 * ask for pages and prices, and send files of one page. STRANGER_SECONDS=10 shortens the two minutes of each shape,
 * STRANGER_SHAPES="trickle" chooses those whose names hold it.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { findRunningServer } from '../../src/db/bundled-server.ts'
import { connectDatabase, type Database } from '../../src/db/client.ts'
import { hashToken } from '../../src/domains/accounts/find-caller.ts'
import { cleanPdf, makeArtworkOrder, sendFile } from '../support/artwork.ts'
import { makeProduct, makeService, makeToken, makeUser } from '../support/factories.ts'
import { figure } from '../support/figure.ts'
import { largestConfiguration } from '../support/options.ts'
import { type DemoSite, startDemoSite } from './demo-site.ts'
import { type Attack, type LargeProduct, type Shape, type Stranger, shapes } from './strangers/shapes.ts'

const seconds = Number(process.env.STRANGER_SECONDS ?? 120)
const only = process.env.STRANGER_SHAPES ?? ''
const sockets = 60
const heap = 512
const machine = 1024 * 1024 * 1024
/** ms */
const most = { request: 250, check: 5000 }

const folder = await mkdtemp(join(tmpdir(), 'matbaa-strangers-'))
const bound = boundMemory()
bound?.enter()
const demo = await startDemoSite(folder, [`--max-old-space-size=${heap}`], { RATE_LIMIT: 'on' })
bound?.leave()
try {
  const { db, product } = await prepare(demo)
  for (const shape of shapes.filter((name) => name.includes(only))) await show(shape, db, product)
  await db.$disconnect()
} finally {
  if (demo.child.exitCode === null) await demo.close()
  await rm(folder, { recursive: true, force: true })
}
// It can't go before the last process in it.
await sleep(1000)
bound?.end()
process.exit()

async function show(shape: Shape, db: Database, product: LargeProduct): Promise<void> {
  const strangers = await makeStrangers(db, sockets, Number(process.env.STRANGER_CUSTOMERS ?? 3))
  const attack = new Worker(new URL('strangers/attack.ts', import.meta.url), {
    workerData: { site: demo.site, shape, sockets, strangers, product } satisfies Attack,
  })
  await sleep(500)
  const until = performance.now() + seconds * 1000
  const [requests, checks] = await Promise.all([askOn(until, product), checkOn(until, db)])
  const told = once(attack, 'message')
  attack.postMessage('stop')
  const [answers] = (await told) as [Record<string, number>]
  await attack.terminate()
  const p99 =
    requests.times.toSorted((a, b) => a - b)[Math.ceil(requests.times.length * 0.99) - 1] ?? Infinity
  const slowest = Math.max(...checks)
  const isAlive = demo.child.exitCode === null && demo.child.signalCode === null
  const isReached =
    isAlive && p99 <= most.request && slowest <= most.check && Object.keys(requests.failed).length === 0
  figure({
    name: `strangers: ${sockets} sockets of ${shape}, ${seconds} s, a heap of ${heap} MB${bound ? ' in a machine of 1 GB' : ', memory of the machine not bounded'}`,
    goal: `others’ p99 ≤ ${most.request} ms, their checks ≤ ${most.check / 1000} s, nothing refused, nothing killed`,
    measured: `p99 ${Math.round(p99)} ms of ${requests.times.length} requests, longest ${Math.round(Math.max(...requests.times))} ms, ${checks.length} checks up to ${(slowest / 1000).toFixed(1)} s${bound ? `, ${bound.highest()} MB at most` : ''}; ${isAlive ? '' : 'the program is gone; '}others were refused ${JSON.stringify(requests.failed)}, the strangers answered ${JSON.stringify(answers)}`,
    isReached,
  })
  if (!isReached) process.exitCode = 1
  if (!isAlive) throw new Error('the program is gone')
  // What was sent goes: each shape begins on a quiet site.
  await db.artworkFile.updateMany({ data: { check: 'NotChecked', picturesLeft: false } })
  await sleep(1000)
}

/** Each from a network of its own. */
async function askOn(
  until: number,
  product: LargeProduct,
): Promise<{ times: number[]; failed: Record<string, number> }> {
  const times: number[] = []
  const failed: Record<string, number> = {}
  for (let at = 0; performance.now() < until || times.length < 20; at++) {
    const headers = { 'x-forwarded-for': `198.51.100.${at % 250}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ lines: [{ id: 'line', ...product, count: 500 }] })
    for (const [path, init] of [
      ['/api/services', {}],
      [`/services/card/${product.serviceId}?fbclid=${at}`, {}],
      ['/api/basket/quote', { method: 'POST', body }],
    ] as const) {
      const asked = performance.now()
      const answer = await fetch(demo.site + path, { ...init, headers }).catch(() => null)
      await answer?.arrayBuffer()
      times.push(performance.now() - asked)
      const status = answer?.status ?? 'cut off'
      if (status !== 200) failed[status] = (failed[status] ?? 0) + 1
    }
    await sleep(20)
  }
  return { times, failed }
}

/** Files of one page, each of another customer; how long until what was found is there, ms. */
async function checkOn(until: number, db: Database): Promise<number[]> {
  const times: number[] = []
  while (performance.now() < until) {
    const [{ token, orderId } = { token: '', orderId: 0 }] = await makeStrangers(db, 1)
    const asked = performance.now()
    const id = await sendFile(demo.site, { token }, { orderId, content: cleanPdf() })
    const sent = await fetch(`${demo.site}/api/order/${orderId}/artwork`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ uploads: [id] }),
    })
    if (!sent.ok) throw new Error(`artwork: ${sent.status}`)
    const where = { version: { orderId }, check: 'Read' } as const
    while ((await db.artworkFile.count({ where })) === 0 && performance.now() - asked < 60_000)
      await sleep(50)
    times.push(performance.now() - asked)
    await sleep(1000)
  }
  return times
}

async function prepare({ token, site }: DemoSite): Promise<{ db: Database; product: LargeProduct }> {
  const url = await findRunningServer(join(folder, 'data'))
  if (!url) throw new Error('no database server')
  const db = connectDatabase(url)
  const service = await makeService(db, { prices: [{ count: 100, price: 1000 }] })
  const product = await makeProduct(db, service.id)
  const saved = await fetch(`${site}/api/ServiceTypes/${product.id}/options`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ configuration: largestConfiguration }),
  })
  if (!saved.ok) throw new Error(`options: ${saved.status} ${await saved.text()}`)
  // The demo's own files are checked before anything is measured.
  const isChecked = () =>
    db.artworkFile.count({
      where: { OR: [{ check: { in: ['Waiting', 'Reading'] } }, { picturesLeft: true }] },
    })
  while ((await isChecked()) > 0) await sleep(500)
  return { db, product: { serviceId: service.id, serviceTypeId: product.id } }
}

/** Each with an order of its own, and a link to it; of so many customers together. */
async function makeStrangers(db: Database, count: number, customers = count): Promise<Stranger[]> {
  const owners = await Promise.all(Array.from({ length: customers }, () => makeUser(db)))
  const strangers: Stranger[] = []
  for (let at = 0; at < count; at++) {
    const { id } = owners[at % customers] ?? (await makeUser(db))
    const orderId = await makeArtworkOrder(db, id)
    const link = randomBytes(32).toString('base64url')
    const endsAt = new Date(Date.now() + 24 * 60 * 60 * 1000)
    await db.orderLink.create({ data: { orderId, tokenHash: hashToken(link), createdById: id, endsAt } })
    strangers.push({ token: await makeToken(db, id), link, orderId })
  }
  return strangers
}

/**
 * The memory of a small machine: what is started between `enter` and `leave` has no more, and all that it starts. Null
 * where Linux doesn't let us.
 */
function boundMemory(): (Record<'enter' | 'leave' | 'end', () => void> & { highest(): number }) | null {
  const isFirst = existsSync('/sys/fs/cgroup/memory')
  const root = join('/sys/fs/cgroup', isFirst ? 'memory' : '')
  const group = join(root, `matbaa-strangers-${process.pid}`)
  const goTo = (folder: string) => writeFileSync(join(folder, 'cgroup.procs'), String(process.pid))
  try {
    mkdirSync(group)
    writeFileSync(join(group, isFirst ? 'memory.limit_in_bytes' : 'memory.max'), String(machine))
  } catch {
    return null
  }
  return {
    enter: () => goTo(group),
    leave: () => goTo(root),
    highest() {
      const bytes = readFileSync(join(group, isFirst ? 'memory.max_usage_in_bytes' : 'memory.peak'), 'utf8')
      return Math.round(Number(bytes) / 1024 / 1024)
    },
    end: () => rmdirSync(group),
  }
}

/**
 * What the built program holds after addresses that nobody asked before: each kind of page and call, spelled out
 * newly each time, from many callers. NEVER_ASKED=20000 shortens the 100,000.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { residentMegabytes } from '../bench/servers.ts'
import { figure } from '../support/figure.ts'
import { neverAsked } from '../support/never-asked.ts'
import { startDemoSite } from './demo-site.ts'

const count = Number(process.env.NEVER_ASKED ?? 100_000)
/** MB, of the whole process. */
const most = 350
const sockets = 32

const folder = await mkdtemp(join(tmpdir(), 'matbaa-never-asked-'))
await chmod(folder, 0o755)
const site = await startDemoSite(folder)
const agent = new Agent({ keepAlive: true, maxSockets: sockets })
const statuses: Record<number, number> = {}
let highest = 0
try {
  const pid = site.child.pid ?? 0
  const before = await residentMegabytes(pid)
  let next = 0
  const watch = setInterval(async () => {
    highest = Math.max(highest, await residentMegabytes(pid))
  }, 500)
  const ask = async () => {
    while (next < count) {
      const number = next++
      const status = await statusOf(neverAsked(number), number)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: sockets }, ask))
  clearInterval(watch)
  const after = await residentMegabytes(pid)
  const answers = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`)
  figure({
    name: `memory under ${count} addresses that were never asked before`,
    goal: `≤ ${most} MB`,
    measured: `${highest} MB at most, ${after} MB after it (${before} MB before; ${answers.join(', ')})`,
    isReached:
      highest <= most && !Object.keys(statuses).some((status) => Number(status) >= 500 && status !== '503'),
  })
  process.exitCode = highest <= most ? 0 : 1
} finally {
  agent.destroy()
  await site.close()
  await rm(folder, { recursive: true, force: true })
}
process.exit()

function statusOf(path: string, number: number): Promise<number> {
  // Behind the proxy that it trusts, each caller has an address.
  const forwarded = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const headers = {
    accept: 'text/html',
    'accept-encoding': number % 2 ? 'br' : 'gzip',
    'x-forwarded-for': forwarded,
    cookie: `visitor=${number}`,
  }
  return new Promise((resolve, reject) => {
    get(site.site + path, { agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })
}

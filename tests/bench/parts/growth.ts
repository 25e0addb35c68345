import { join } from 'node:path'
import { findRunningServer } from '../../../src/db/bundled-server.ts'
import { bearerAtDemo } from '../../support/demo-account.ts'
import type { Line } from '../compare.ts'
import { fill } from '../fill.ts'
import { makeDemo, startProgramForBench } from '../servers.ts'

const sizes = [100, 10_000, 100_000]
const lists = [
  { name: 'services', path: '/api/services?language=az', size: 8 },
  { name: 'orders', path: '/api/Order/GetOrders', size: 10 },
  { name: 'customers', path: '/api/clients', size: 10 },
] as const
const calls = 60

/** The first and the last page of the long lists, without the cache, while they grow. */
export async function growth(folder: string): Promise<Line[]> {
  const data = join(folder, 'growth')
  await makeDemo(data)
  const program = await startProgramForBench(data, { CACHE: 'off' })
  try {
    const url = await findRunningServer(data)
    if (!url) throw new Error('the database of the bench is not there')
    const headers = await bearerAtDemo(program.site, 'admin')
    const measured = new Map<string, number[]>()
    let had = 0
    for (const size of sizes) {
      const range: [number, number] = [had + 1, size]
      await fill(url, { services: range, customers: range, orders: range })
      had = size
      for (const { name, path, size: pageSize } of lists) {
        const page = (index: number) =>
          `${program.site}${path}${path.includes('?') ? '&' : '?'}page=${index}&pageSize=${pageSize}`
        const { totalPages } = await paginationOf(page(1), headers)
        for (const [which, index] of [
          ['first', 1],
          ['last', totalPages],
        ] as const) {
          const key = `${which} page of ${name}`
          measured.set(key, [...(measured.get(key) ?? []), await median(page(index), headers)])
        }
      }
    }
    return [...measured].map(([what, times]) => lineOf(what, times))
  } finally {
    await program.stop()
  }
}

function lineOf(what: string, times: number[]): Line {
  const ratio = Math.max(...times) / (times[0] ?? Number.NaN)
  return {
    what: `${what}, ${sizes.map((size) => size.toLocaleString('en')).join(', ')} rows`,
    goal: 'flat within 1.5 ×',
    measured: `${ratio.toFixed(2)} × (${times.map((time) => time.toFixed(1)).join(', ')} ms)`,
    isReached: ratio <= 1.5,
  }
}

async function median(address: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < calls; call++) {
    const begun = performance.now()
    const response = await fetch(address, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    times.push(performance.now() - begun)
  }
  // The first ones prepare statements and warm the database's pages up.
  const warm = times.slice(calls / 3).sort((one, other) => one - other)
  return warm[Math.floor(warm.length / 2)] ?? Number.NaN
}

async function paginationOf(
  address: string,
  headers: Record<string, string>,
): Promise<{ totalPages: number }> {
  const response = await fetch(address, { headers })
  await response.arrayBuffer()
  return JSON.parse(response.headers.get('pagination') ?? '{"totalPages":1}')
}

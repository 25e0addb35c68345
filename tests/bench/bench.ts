/**
 * `npm run bench`: the built demo beside a bare Fastify and bare `pg` in the same run, so that a noisy machine
 * hits both; kept answers by the processor's time of the two servers. BENCH_ONLY=reads,orders chooses parts; `-- --save` writes the table under tests/bench/results.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRunningServer } from '../../src/db/bundled-server.ts'
import type { Line } from './compare.ts'
import { deliveries } from './parts/deliveries.ts'
import { growth } from './parts/growth.ts'
import { heads } from './parts/heads.ts'
import { startAndIdle } from './parts/memory.ts'
import { mixed } from './parts/mixed.ts'
import { orders } from './parts/orders.ts'
import { purchases } from './parts/purchases.ts'
import { quotes } from './parts/quotes.ts'
import { reads } from './parts/reads.ts'
import { render } from './parts/render.ts'
import { search } from './parts/search.ts'
import { spellings } from './parts/spellings.ts'
import { makeDemo, startProgramForBench } from './servers.ts'
import { printLines, saveLines } from './table.ts'

const only = process.env.BENCH_ONLY?.split(',')
const folder = await mkdtemp(join(tmpdir(), 'matbaa-bench-'))
const [cachedData, plainData] = [join(folder, 'cached'), join(folder, 'plain')]
const lines: Line[] = []
for (const data of [cachedData, plainData]) await makeDemo(data)
const programs = [
  await startProgramForBench(cachedData),
  await startProgramForBench(plainData, { CACHE: 'off' }),
]
const [cached, uncached] = programs as [(typeof programs)[number], (typeof programs)[number]]
try {
  const [own, plain] = [await findRunningServer(cachedData), await findRunningServer(plainData)]
  if (!own || !plain) throw new Error('the database of the bench is not there')
  const parts: Record<string, () => Promise<Line[]>> = {
    reads: () => reads(cached, uncached),
    heads: () => heads(cached),
    spellings: () => spellings(cached),
    render: () => render(join(folder, 'render')),
    search: () => search(folder),
    quotes: async () => quotes(),
    deliveries: async () => deliveries(),
    growth: () => growth(folder),
    start: () => startAndIdle(join(folder, 'start')),
    // These leave letters to be written for minutes.
    mixed: () => mixed(cached),
    orders: () => orders(cached, own, plain),
    purchases: () => purchases(cached),
  }
  for (const [name, run] of Object.entries(parts)) {
    if (only && !only.includes(name)) continue
    const found = await run()
    printLines(found)
    lines.push(...found)
  }
  if (process.argv.includes('--save')) await saveLines(lines)
} finally {
  await Promise.all(programs.map((program) => program.stop()))
  await rm(folder, { recursive: true, force: true })
}

/**
 * The built program under a steady mixed load: what of its heap is left after a forced collection, compiled code apart,
 * may not grow. And the same measurement of a program with a planted leak, which it must catch. SOAK_MINUTES=3 shortens the 10 minutes.
 */
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { figure } from '../support/figure.ts'
import { startDemoSite } from './demo-site.ts'
import { startLoad } from './soak/load.ts'
import type { Sample } from './soak/probe.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 10)
/** kB a minute. */
const limit = 100
/** Of the whole time: caches fill, and hot functions are compiled. */
const warmUp = 0.3
const samplesEach = 20
/** ms after which connections without work are closed, of callers and to the database. */
const quiet = 15_000

const file = (name: string): string => fileURLToPath(new URL(`soak/${name}`, import.meta.url))
const sound = await soak(minutes)
const open = (['files', 'timers', 'sockets'] as const).map((kind) => ({
  kind,
  before: sound.before[kind],
  after: sound.after[kind],
}))
report({
  name: `soak, ${minutes} minutes`,
  goal: `heap after GC grows up to ${limit} kB a minute, no failures`,
  measured: `${Math.round(sound.slope)} kB a minute (standard error ${Math.round(sound.error)}) over ${sound.count} samples, compiled code apart (${Math.round(sound.code)}), ${sound.asked} requests, ${sound.failures.length} failed ${sound.failures.slice(0, 3).join('; ')}`,
  isReached: sound.slope <= limit && sound.failures.length === 0,
})
report({
  name: 'what is open after the soak',
  goal: 'as much as before it, give or take 10',
  measured: open.map(({ kind, before, after }) => `${kind} ${before} → ${after}`).join(', '),
  isReached: open.every(({ before, after }) => after - before <= 10),
})
const leaking = await soak(Math.max(1, minutes / 5), ['--import', file('leak.ts')])
report({
  name: 'a planted leak of 1 kB a request',
  goal: `is caught: over ${limit} kB a minute`,
  measured: `${Math.round(leaking.slope)} kB a minute (standard error ${Math.round(leaking.error)}), ${leaking.asked} requests`,
  isReached: leaking.slope > limit,
})
process.exit()

async function soak(time: number, imports: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-soak-'))
  await chmod(folder, 0o755)
  const site = await startDemoSite(folder, ['--expose-gc', '--import', file('probe.ts'), ...imports])
  const sample = async (): Promise<Sample> => {
    site.child.send('sample')
    const [found] = (await once(site.child, 'message')) as [Sample]
    return found
  }
  try {
    await sleep(quiet)
    const before = await sample()
    const load = startLoad(site)
    await sleep(time * 60_000 * warmUp)
    const heaps: { heap: number; code: number; minute: number }[] = []
    const began = performance.now()
    for (let number = 0; number < samplesEach; number++) {
      await sleep((time * 60_000 * (1 - warmUp)) / samplesEach)
      // What is under way is no leak.
      await load.pause()
      const { heap, code } = await sample()
      heaps.push({ heap, code, minute: (performance.now() - began) / 60_000 })
      load.go()
    }
    process.stdout.write(`MB after GC: ${heaps.map(({ heap }) => (heap / 1e6).toFixed(2)).join(' ')}\n`)
    const code = slopeOf(heaps.map(({ code, minute }) => ({ heap: code, minute }))).slope
    const ended = await load.end()
    await sleep(quiet)
    return { before, after: await sample(), count: heaps.length, code, ...slopeOf(heaps), ...ended }
  } finally {
    await site.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** kB a minute by least squares, and how far that may be off. */
function slopeOf(samples: readonly { heap: number; minute: number }[]): { slope: number; error: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ heap }) => heap / 1000))]
  const square = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
  const slope = samples.reduce((sum, { minute, heap }) => sum + (minute - x) * (heap / 1000 - y), 0) / square
  const rest = samples.reduce(
    (sum, { minute, heap }) => sum + (heap / 1000 - y - slope * (minute - x)) ** 2,
    0,
  )
  return { slope, error: Math.sqrt(rest / (samples.length - 2) / square) }
}

function report(found: Parameters<typeof figure>[0]): void {
  figure(found)
  if (!found.isReached) process.exitCode = 1
}

/**
 * `node tests/bench/render.ts FOLDER`: what a page takes that is made anew, from socket to
 * socket, as a line of JSON a page. Time of this process on the processor, its threads for rubbish and compiling
 * with it: what else the machine does isn't counted. BENCH_PAGES=/,/services chooses pages; with `--cpu-prof` Node
 * writes the profile of the same.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { buildApp } from '../../src/app.ts'
import { createAnswerCache } from '../../src/cache/answer-cache.ts'
import { createContentVersions } from '../../src/cache/content-versions.ts'
import { readSettings } from '../../src/env.ts'
import { prepare } from '../../src/prepare.ts'
import { startProgram } from '../../src/program.ts'
import { servePages } from '../../src/ssr/render-pages.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder has the demo, or is to have it?')
const pages = process.env.BENCH_PAGES?.split(',') ?? ['/', '/services', '/services/card/1', '/nowhere']
const batch = 25
/** The machine's bad moments hit some of them. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 24)

const settings = readSettings({
  DEMO: '1',
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  PORT: '0',
  AVIF: 'off',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
  SITE_URL: 'http://127.0.0.1',
})
const program = await startProgram(settings, pino({ level: 'error' }), { prepare })
const { deps } = program.running
// Every page is made: none is kept.
const answers = createAnswerCache(createContentVersions(deps.now), () => false)
const app = await buildApp({ ...deps, answers }, servePages)
const site = await app.listen({ host: '127.0.0.1', port: 0 })

for (const page of pages) {
  const asking = spawn(process.execPath, [join(import.meta.dirname, 'ask.ts'), site + page], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers = createInterface(asking.stdout)[Symbol.asyncIterator]()
  const ask = async (count: number) => {
    asking.stdin.write(`${count}\n`)
    if ((await answers.next()).done) throw new Error(`${page} was not given`)
  }
  await ask(10 * batch)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    await ask(batch)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000 / batch)
  }
  asking.stdin.end()
  times.sort((one, other) => one - other)
  const quantile = (share: number) => Number(times[Math.floor(rounds * share)]?.toFixed(2))
  process.stdout.write(`${JSON.stringify({ page, milliseconds: quantile(0.5), best: quantile(0) })}\n`)
}
await app.close()
await program.stop()
process.exit(0)

/**
 * `npm run bench`: the built demo beside a bare Fastify that answers the same bytes from memory, in one run.
 * Each target is asked in turns (ours, bare, ours, bare …) so that both see the same machine.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startBare, startProgramForBench } from './servers.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const connections = 10

type Target = {
  name: string
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}
type Figures = { requests: number; p50: number; p99: number; failed: number }

const folder = await mkdtemp(join(tmpdir(), 'matbaa-bench-'))
const first = await startProgramForBench(folder)
await first.stop()
const ours = await startProgramForBench(folder)
try {
  const targets = await chooseTargets(ours.site)
  const bare = await startBare(await Promise.all(targets.map((target) => answerOf(ours.site, target))))
  print(
    `\n${rounds} rounds of ${seconds} s with ${connections} connections, ours and a bare Fastify in turns\n`,
  )
  print(row(['', 'ours req/s', 'bare req/s', 'ratio', 'p50 ms', 'p99 ms', 'bare p99', 'failed']))
  for (const target of targets) {
    const [mine, theirs] = await measure(target, ours.site, bare.site)
    const ratio = `${Math.round((mine.requests / theirs.requests) * 1000) / 10} %`
    print(
      row([target.name, mine.requests, theirs.requests, ratio, mine.p50, mine.p99, theirs.p99, mine.failed]),
    )
  }
  print(`\nmemory after the run  ${await residentMegabytes(ours.pid)} MB (the program, without PostgreSQL)`)
  print(`first start           ${first.milliseconds} ms (makes the database and the demo company)`)
  print(`next start            ${ours.milliseconds} ms\n`)
  await bare.stop()
} finally {
  await ours.stop()
  await rm(folder, { recursive: true, force: true })
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function row(cells: (string | number)[]): string {
  return cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(11)))
    .join('')
}

async function chooseTargets(site: string): Promise<Target[]> {
  const { data: services } = await (await fetch(`${site}/api/services?language=az`)).json()
  const plain = services.find((service: { serviceTypes: unknown[] }) => service.serviceTypes.length === 0)
  const login = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'client@example.com', password: 'demo-password' }),
  })
  const { data } = await login.json()
  return [
    { name: 'services list (REST)', method: 'GET', path: '/api/services?language=az&pageIndex=1&pageSize=8' },
    { name: 'service by id (REST)', method: 'GET', path: `/api/services/${plain.id}?language=az` },
    { name: 'home page (rendered)', method: 'GET', path: '/', headers: { accept: 'text/html' } },
    {
      name: 'order placed (REST)',
      method: 'POST',
      path: '/api/order',
      headers: { authorization: `Bearer ${data.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ serviceId: plain.id, count: 370, comment: 'bench' }),
    },
  ]
}

async function answerOf(site: string, { method, path, headers, body }: Target) {
  const response = await fetch(site + path, { method, headers, ...(body && { body }) })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  const type = response.headers.get('content-type') ?? 'application/json'
  return {
    method,
    path: path.split('?')[0] ?? path,
    status: response.status,
    type,
    body: await response.text(),
  }
}

async function measure(target: Target, mine: string, theirs: string): Promise<[Figures, Figures]> {
  const runs: [Figures[], Figures[]] = [[], []]
  await shoot(mine, target, 2)
  await shoot(theirs, target, 1)
  for (let round = 0; round < rounds; round++) {
    runs[0].push(await shoot(mine, target, seconds))
    runs[1].push(await shoot(theirs, target, seconds))
  }
  return [median(runs[0]), median(runs[1])]
}

async function shoot(site: string, target: Target, duration: number): Promise<Figures> {
  const { method, headers, body } = target
  const result = await autocannon({ url: site + target.path, method, headers, body, connections, duration })
  const failed = result.non2xx + result.errors
  return {
    requests: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed,
  }
}

function median(figures: Figures[]): Figures {
  const sorted = [...figures].sort((a, b) => a.requests - b.requests)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('nothing was measured')
  return { ...middle, failed: figures.reduce((sum, { failed }) => sum + failed, 0) }
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024)
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { figure } from './support/figure.ts'
import { freePort } from './support/free-port.ts'

const program = fileURLToPath(new URL('./support/program.ts', import.meta.url))
let folder: string
let child: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-program-'))
})
afterEach(async () => {
  if (child?.exitCode === null) {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  await rm(folder, { recursive: true, force: true })
})

type Started = { site: string; output: () => string; exit: Promise<number | null> }

async function start(settings: Record<string, string> = {}): Promise<Started> {
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: '',
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'fatal',
    ...settings,
  }
  const started = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  child = started
  let output = ''
  started.stdout.on('data', (chunk) => (output += chunk))
  started.stderr.on('data', (chunk) => (output += chunk))
  const exit = once(started, 'exit').then(([code]) => code as number | null)
  return { site: `http://127.0.0.1:${port}`, output: () => output, exit }
}

const health = async (site: string): Promise<number | undefined> =>
  fetch(`${site}/api/health`).then(
    (response) => response.status,
    () => undefined,
  )

/** The distinct answers until the first 200. */
async function answersUntilReady(site: string): Promise<Set<number>> {
  const seen = new Set<number>()
  await eventually(async () => {
    const status = await health(site)
    if (status !== undefined) seen.add(status)
    if (status !== 200) throw new Error(`not ready, answered ${[...seen]}`)
  })
  return seen
}

// OPS-1
describe('a bad setting stops the start with one line that names the variable', () => {
  test.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://x'],
    ['SITE_URL', 'not a url'],
    ['ADMIN_EMAIL', 'nobody'],
    ['SMTP_URL', 'http://mail'],
    ['RATE_LIMIT', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'perhaps'],
  ])('%s=%s', async (name, value) => {
    const { exit, output } = await start({ [name]: value })
    expect(await exit).toBe(1)
    const lines = output().trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(name)
    expect(await readdir(folder)).toEqual([])
  })

  test.each([
    ['HOST', 'no-such-host.invalid'],
    ['DATA_DIR', '/proc/matbaa'],
    ['DATABASE_URL', 'postgresql://app@127.0.0.1:1/matbaa'],
    ['ADMIN_PASSWORD', 'Password1'],
  ])('%s=%s, which only the start can find out', async (name, value) => {
    const { exit, output } = await start({
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: 'a@example.com',
      ADMIN_PASSWORD: 'a-long-one',
      [name]: value,
    })
    expect(await exit).toBe(1)
    expect(output()).toMatch(new RegExp(`^matbaa: ${name}\\b.*\n$`))
  })

  test('a DATA_DIR that can’t be written beside a database of its own', async () => {
    const inFile = `${fileURLToPath(import.meta.url)}/data`
    const first = await start()
    await answersUntilReady(first.site)
    const holder = child
    const host = encodeURIComponent(join(folder, 'data', 'postgres'))
    const second = await start({
      DATABASE_URL: `postgresql://app@localhost/matbaa?host=${host}`,
      DATA_DIR: inFile,
    })
    expect(await second.exit).toBe(1)
    expect(second.output()).toMatch(/^matbaa: DATA_DIR .* can't be used: it is not a folder \(ENOTDIR\)\.\n$/)
    child = holder
  })

  test('a port that is taken', async () => {
    const first = await start()
    await answersUntilReady(first.site)
    const holder = child
    const second = await start({ PORT: new URL(first.site).port, DATA_DIR: join(folder, 'other') })
    expect(await second.exit).toBe(1)
    expect(second.output()).toMatch(/^matbaa: PORT: .*\n$/)
    child = holder
  })
})

// OPS-2
test('it answers 503 while it starts, then 200, and everything else with 503 and Retry-After meanwhile', async () => {
  const { site } = await start()
  let early: Response | undefined
  while (!early) early = await fetch(`${site}/api/services`).catch(() => undefined)
  expect(early.status).toBe(503)
  expect(early.headers.get('retry-after')).toBe('1')
  const page = await fetch(`${site}/ru/services`, { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await page.text()).toMatch(/<html lang="ru">[\s\S]*Попробовать снова/)
  expect([...(await answersUntilReady(site))].sort()).toEqual([200, 503])
  expect((await fetch(`${site}/api/services`)).status).toBe(200)
})

// OPS-3
test('SIGTERM lets 50 slow requests under way finish and exits 0 within 10 s', async () => {
  const { site, exit } = await start({ RATE_LIMIT: 'off' })
  await answersUntilReady(site)
  const body = JSON.stringify({ name: 'Aysel', phoneNumber: '+994 50 312 44 18' })
  const slow = Array.from({ length: 50 }, () =>
    httpRequest(`${site}/api/contact/sendinfoforcontact`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    }),
  )
  const answered = Promise.all(slow.map((request) => once(request, 'response')))
  for (const request of slow) request.write(body.slice(0, 10))
  await sleep(500)
  const began = performance.now()
  child?.kill('SIGTERM')
  await sleep(200)
  expect(await health(site)).not.toBe(200)
  for (const request of slow) request.end(body.slice(10))
  const statuses = (await answered).map(([response]) => response.resume().statusCode)
  const code = await exit
  const took = performance.now() - began
  figure({
    name: 'SIGTERM with 50 slow requests under way',
    goal: 'all finish, exit 0 within 10 s',
    measured: `${statuses.filter((status) => status === 200).length} finish, exit ${code} after ${Math.round(took)} ms`,
    isReached: code === 0 && took < 10_000 && statuses.every((status) => status === 200),
  })
  expect(statuses).toEqual(Array(50).fill(200))
  expect(code).toBe(0)
  expect(took).toBeLessThan(10_000)
})

test('SIGTERM ends live news and unused connections at once', async () => {
  const admin = { ADMIN_EMAIL: 'admin@example.az', ADMIN_PASSWORD: 'long-enough-1' }
  const { site, exit } = await start(admin)
  await answersUntilReady(site)
  const login = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
  })
  const { data } = (await login.json()) as { data: { accessToken: string } }
  const news = await fetch(`${site}/trpc/live`, { headers: { authorization: `Bearer ${data.accessToken}` } })
  expect(news.status).toBe(200)
  const unused = connect(Number(new URL(site).port), '127.0.0.1')
  await once(unused, 'connect')
  const began = performance.now()
  child?.kill('SIGTERM')
  await news.text()
  expect(performance.now() - began).toBeLessThan(3000)
  expect(await exit).toBe(0)
  expect(performance.now() - began).toBeLessThan(8000)
  unused.destroy()
})

test('when its PostgreSQL is killed, requests get 503 until it is back', async () => {
  const { site } = await start()
  await answersUntilReady(site)
  process.kill(await databaseProcess(), 'SIGKILL')
  const statuses = new Set<number>()
  // Coming back replays its log from disk, which takes seconds where other tests write to it
  const deadline = performance.now() + 60_000
  for (let tries = 0; performance.now() < deadline; tries++) {
    const { status } = await fetch(`${site}/api/services?tries=${tries}`)
    statuses.add(status)
    if (status === 200 && statuses.has(503)) break
    await sleep(10)
  }
  expect([...statuses].sort()).toEqual([200, 503])
})

/** The process id of the bundled server, as its pid file says. */
async function databaseProcess(): Promise<number> {
  const names = await readdir(join(folder, 'data'), { recursive: true })
  const pidFile = names.find((name) => name.endsWith('postmaster.pid'))
  if (!pidFile) throw new Error('no postmaster.pid')
  return Number((await readFile(join(folder, 'data', pidFile), 'utf8')).split('\n')[0])
}

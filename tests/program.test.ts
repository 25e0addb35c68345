import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { figure } from './support/figure.ts'
import { freePort } from './support/free-port.ts'
import { createTestDatabase } from './support/postgres.ts'

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
test('a bad setting stops the start with one line that names the variable, and leaves nothing behind', async () => {
  const { exit, output } = await start({ PORT: 'eighty' })
  expect(await exit).toBe(1)
  expect(output()).toMatch(/^matbaa: PORT\b.*\n$/)
  expect(await readdir(folder)).toEqual([])
})

// OPS-1
test.each([
  ['HOST', 'no-such-host.invalid'],
  ['ADMIN_PASSWORD', 'Password1'],
])('%s=%s, which only the start can find out, stops it with one line', async (name, value) => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const { exit, output } = await start({
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    ADMIN_EMAIL: 'a@example.com',
    ADMIN_PASSWORD: 'a-long-one',
    [name]: value,
  })
  expect(await exit).toBe(1)
  expect(output()).toMatch(new RegExp(`^matbaa: ${name}\\b.*\n$`))
})

// PER-16
test('without an administrator the console prints where to make the first, and a code', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const { site, output } = await start({ DATABASE_URL: database.url, SITE_URL: 'https://example.az' })
  await answersUntilReady(site)
  expect(output()).toContain('https://example.az/first-administrator\n')
  const [, code] = /^The code: ([0-9A-Z-]{19})$/m.exec(output()) ?? []
  const made = await fetch(`${site}/api/auth/firstadmin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      code,
      name: 'Rəna',
      surname: 'Nağıyeva',
      email: 'rena@example.az',
      password: 'long-enough-1',
    }),
  })
  expect(made.status).toBe(201)
})

describe('beside a program that runs', () => {
  let home: string
  let running: Started & { child: ChildProcess | undefined }
  let early: Awaited<ReturnType<typeof askWhileItStarts>>
  let untilReady: Set<number>

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'matbaa-program-'))
    const started = await start({ DATA_DIR: join(home, 'data') })
    running = { ...started, child }
    // It outlives each of these tests.
    child = undefined
    early = await askWhileItStarts(running.site)
    untilReady = await answersUntilReady(running.site)
  })
  afterAll(async () => {
    running.child?.kill('SIGTERM')
    await running.exit
    await rm(home, { recursive: true, force: true })
  })

  test('a DATA_DIR that can’t be written, with its database, is one clear line', async () => {
    const inFile = `${fileURLToPath(import.meta.url)}/data`
    const host = encodeURIComponent(join(home, 'data', 'postgres'))
    const second = await start({
      DATABASE_URL: `postgresql://app@localhost/matbaa?host=${host}`,
      DATA_DIR: inFile,
    })
    expect(await second.exit).toBe(1)
    expect(second.output()).toMatch(/^matbaa: DATA_DIR .* can't be used: it is not a folder \(ENOTDIR\)\.\n$/)
  })

  // OPS-2
  test('it answered 503 while it started, then 200, and everything else with 503 and Retry-After meanwhile', async () => {
    expect(early.call).toEqual([503, '1'])
    expect(early.page).toEqual([503, '1', expect.stringMatching(/<html lang="ru">[\s\S]*Попробовать снова/)])
    expect([...untilReady].sort()).toEqual([200, 503])
  })

  test('when its PostgreSQL is killed, requests get 503 until it is back', async () => {
    process.kill(await databaseProcess(join(home, 'data')), 'SIGKILL')
    const statuses = new Set<number>()
    // Coming back replays its log from disk, which takes seconds where other tests write to it
    const deadline = performance.now() + 60_000
    for (let tries = 0; performance.now() < deadline; tries++) {
      const { status } = await fetch(`${running.site}/api/services?tries=${tries}`)
      statuses.add(status)
      if (status === 200 && statuses.has(503)) break
      await sleep(10)
    }
    expect([...statuses].sort()).toEqual([200, 503])
  })
})

/** What is answered before it is ready: a call, and a page. */
async function askWhileItStarts(site: string) {
  let call: Response | undefined
  while (!call) call = await fetch(`${site}/api/services`).catch(() => undefined)
  const page = await fetch(`${site}/ru/services`, { headers: { accept: 'text/html' } })
  const after = ({ status, headers }: Response) => [status, headers.get('retry-after')]
  return { call: after(call), page: [...after(page), await page.text()] }
}

// OPS-3
test('SIGTERM lets 50 slow requests under way finish and exits 0 within 10 s', async () => {
  const { site, exit } = await start({ RATE_LIMIT: 'off' })
  await answersUntilReady(site)
  const body = JSON.stringify({ name: 'Aysel', phoneNumber: '+994 50 312 44 18' })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const slow = Array.from({ length: 50 }, () =>
    httpRequest(`${site}/api/contact/sendinfoforcontact`, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    }),
  )
  const answered = Promise.all(slow.map((request) => once(request, 'response')))
  // They have reached the machine; it may still be busy with the first when it is told to stop.
  const sent = slow.map((request) => new Promise((done) => request.write(body.slice(0, 10), done)))
  await Promise.all(sent)
  const began = performance.now()
  child?.kill('SIGTERM')
  await eventually(async () => expect(await health(site)).toBeUndefined())
  for (const request of slow) request.end(body.slice(10))
  const answers = (await answered).map(([response]): IncomingMessage => response.resume())
  const statuses = answers.map(({ statusCode }) => statusCode)
  const code = await exit
  const took = performance.now() - began
  figure({
    name: 'SIGTERM with 50 slow requests under way',
    goal: 'all finish, exit 0 within 10 s',
    measured: `${statuses.filter((status) => status === 200).length} finish, exit ${code} after ${Math.round(took)} ms`,
    isReached: code === 0 && took < 10_000 && statuses.every((status) => status === 200),
  })
  expect(statuses).toEqual(Array(50).fill(200))
  expect(new Set(answers.map(({ headers }) => headers.connection))).toEqual(new Set(['close']))
  expect(code).toBe(0)
  expect(took).toBeLessThan(10_000)
})

test('SIGTERM ends live news and unused connections at once', async () => {
  const admin = { ADMIN_EMAIL: 'admin@example.az', ADMIN_PASSWORD: 'long-enough-1' }
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const { site, exit } = await start({ ...admin, DATABASE_URL: database.url })
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

/** The process id of the bundled server, as its pid file says. */
async function databaseProcess(dataDir: string): Promise<number> {
  const names = await readdir(dataDir, { recursive: true })
  const pidFile = names.find((name) => name.endsWith('postmaster.pid'))
  if (!pidFile) throw new Error('no postmaster.pid')
  return Number((await readFile(join(dataDir, pidFile), 'utf8')).split('\n')[0])
}

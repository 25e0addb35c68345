import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { chmod, open, readdir, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { crowding, figure } from './support/figure.ts'
import { pictureFile } from './support/pictures.ts'

const program = fileURLToPath(new URL('./support/program.ts', import.meta.url))
const recovery = 5000
const admin = { email: 'admin@example.com', password: 'demo-password' }

const folder = mkdtempSync(join(tmpdir(), 'matbaa-full-'))
const isMounted = mount()
let child: ChildProcess | undefined

/** A disk of its own that can be filled without harm; only root may make one. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

afterEach(async () => {
  if (child?.exitCode === null) {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  if (isMounted) execFileSync('umount', [folder])
  await rmdir(folder)
})

async function start(): Promise<string> {
  await chmod(folder, 0o755)
  const settings = {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT: 'off',
    AVIF: 'off',
  }
  const place = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0' }
  const env = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'fatal', CACHE: 'off', ...settings, ...place }
  const started = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  child = started
  for await (const address of createInterface({ input: started.stdout }))
    return address.replace('localhost', '127.0.0.1')
  throw new Error('The program ended instead of starting.')
}

/** Writes until nothing more fits. */
async function fill(): Promise<void> {
  const file = await open(join(folder, 'ballast'), 'w')
  const megabyte = Buffer.alloc(1024 * 1024, 1)
  try {
    for (;;) await file.write(megabyte)
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  } finally {
    await file.close()
  }
}

type Reply = { status: number; message: string }

// TRU-7
test('on a full disk reads go on, writes are refused with the reason, and it recovers by itself', async ({
  skip,
}) => {
  skip(!isMounted, 'only root can mount a small disk; `npm run trust` as root runs it')
  const site = await start()
  const call = async (
    method: string,
    path: string,
    body?: object | FormData,
    token?: string,
  ): Promise<Reply> => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${site}/api${path}?language=en`, {
      method,
      headers: {
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: isForm ? body : body && JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
    const text = await answer.text()
    return { status: answer.status, message: text.includes('"message"') ? JSON.parse(text).message : text }
  }
  const login = JSON.parse((await call('POST', '/auth/login', admin)).message)
  const token: string = login.data.accessToken
  const picture = await pictureFile({ width: 900, height: 900 })
  const upload = () => {
    const form = new FormData()
    form.append('file', picture)
    form.append('name', 'Nar')
    return call('POST', '/Partner', form, token)
  }
  /** Of 4 kB, so that the database soon needs new pages. */
  const write = () => call('PUT', '/UIConfigurations/UpdateAboutUs', { description: 'ə'.repeat(4000) }, token)
  const ask = (name: string) =>
    call('POST', '/Contact/sendinfoforcontact', { name, phoneNumber: '+994501234567' })
  const uploads = async () => (await readdir(join(folder, 'data/uploads'), { recursive: true })).sort()
  const temps = () => readdir(join(folder, 'data/tmp'))

  expect((await upload()).status).toBe(201)
  const before = await uploads()
  await fill()
  const full: Reply[] = []
  const reads: number[] = []
  let acknowledged = 0
  for (let round = 0; round < 20; round++) {
    full.push(await upload(), await write())
    const asked = await ask(`Kamran ${round}`)
    if (asked.status === 200) acknowledged++
    full.push(asked)
    reads.push(
      (await call('GET', '/services')).status,
      (await call('GET', '/auth/me', undefined, token)).status,
    )
  }
  const refused = full.filter(({ status }) => status === 503)
  const other = full.filter(({ status }) => ![200, 201, 503].includes(status))
  const left = { temps: await temps(), uploads: await uploads() }
  await rm(join(folder, 'ballast'))
  const freed = Date.now()
  for (;;) {
    if ((await upload()).status === 201 && (await write()).status === 200) break
    expect(Date.now() - freed).toBeLessThan(recovery * crowding() * 2)
    await sleep(50)
  }
  const took = Date.now() - freed
  const inbox = JSON.parse((await call('GET', '/contact/requests', undefined, token)).message)
  const isReached =
    reads.every((status) => status === 200) && other.length === 0 && refused.length > 0 && took <= recovery
  figure({
    name: 'disk full',
    goal: 'reads go on, writes 503 with the reason, recovery within 5 s, no left-overs',
    measured: `${reads.length} reads answered, ${refused.length} of ${full.length} writes refused, ${other.length} otherwise, back in ${took} ms`,
    isReached,
  })
  expect(new Set(reads)).toEqual(new Set([200]))
  expect(other).toEqual([])
  expect(refused.length).toBeGreaterThan(0)
  for (const { message } of refused) expect(message).toContain('There is no space left')
  expect(left).toEqual({ temps: [], uploads: before })
  expect(inbox.data).toHaveLength(acknowledged)
}, 120_000)

import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { startBundledServer } from '../../../src/db/bundled-server.ts'
import { connectDatabase, type Database } from '../../../src/db/client.ts'
import { isQueueBusy } from '../../../src/db/jobs.ts'
import { freePort } from '../../support/free-port.ts'
import { makeMemoryFolder } from '../../support/memory-folder.ts'
import { silentLog } from '../../support/silent-log.ts'

export type Site = { address: string; mail: string; stop(): Promise<void> }

const patience = 300_000

/** Once a run: a database server, and on it the demo company that every site is a copy of. Returns what ends it. */
export default async function prepareSites(): Promise<() => Promise<void>> {
  const folder = await makeMemoryFolder('matbaa-e2e-')
  const server = await startBundledServer({
    dataDir: join(folder, 'server'),
    binDir: process.env.POSTGRES_BIN,
    log: silentLog,
    fsync: false,
    maxConnections: 300,
  })
  process.env.E2E_FOLDER = folder
  process.env.E2E_DATABASE = server.url
  const template = await runProgram(join(folder, 'template'), server.url)
  // Else each copy would check the files of the demo's orders again, beside its journeys.
  const db = connectDatabase(server.url)
  while (await isQueueBusy(db, 'preflight')) await setTimeout(200)
  await beginAsInstallations(db)
  await db.$disconnect()
  await template.stop()
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * What is paid when, and which ways of delivery there are, is for each journey to say: until then nothing is asked for,
 * as where nobody has set it.
 */
async function beginAsInstallations(db: Database): Promise<void> {
  await db.paymentSettings.update({
    where: { id: 1 },
    data: { beforeProduction: 'off', beforeHandover: 'off' },
  })
  await db.paymentTerms.update({
    where: { id: 1 },
    data: { depositBp: 0, wholeBelow: null, daysToPay: null },
  })
  await db.deliveryWay.updateMany({ data: { isShown: false } })
}

/** A site of one's own with the demo company; the journeys of this process see it until it is stopped. */
export async function startSite(): Promise<Site> {
  const { E2E_FOLDER: folder = '', E2E_DATABASE: template = '', E2E_SITE, E2E_MAIL } = process.env
  const name = `site_${randomBytes(6).toString('hex')}`
  const data = join(folder, name)
  await cp(join(folder, 'template'), data, { recursive: true })
  const program = await runProgram(data, await copyDatabase(template, name))
  const mail = join(data, 'mail')
  Object.assign(process.env, { E2E_SITE: program.address, E2E_MAIL: mail })
  return {
    address: program.address,
    mail,
    async stop() {
      Object.assign(process.env, { E2E_SITE, E2E_MAIL })
      await program.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/**
 * A site with nothing in it and no administrator, as `npm start` begins; `code` is what its console prints. The
 * address of its mail server is `mailServer`.
 */
export async function startEmptySite(mailServer: string) {
  const { E2E_FOLDER: folder = '', E2E_DATABASE: template = '' } = process.env
  const name = `empty_${randomBytes(6).toString('hex')}`
  const data = join(folder, name)
  const { address, stop, printed } = await runProgram(data, await makeDatabase(template, name, 'template0'), {
    program: 'main',
    settings: { SMTP_URL: mailServer, MAIL_FROM: 'info@shop.test' },
  })
  const [, code = ''] = /^The code: (\S+)$/m.exec(printed()) ?? []
  return {
    address,
    code,
    async stop() {
      await stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

const copyDatabase = (template: string, name: string): Promise<string> =>
  makeDatabase(template, name, new URL(template).pathname.slice(1))

async function makeDatabase(server: string, name: string, template: string): Promise<string> {
  const copy = new URL(server)
  const admin = new URL(server)
  copy.pathname = name
  admin.pathname = 'postgres'
  const client = new pg.Client({ connectionString: admin.href })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  } finally {
    await client.end()
  }
  return copy.href
}

type Run = { program: 'demo' | 'main'; settings?: Record<string, string> }

/** The built program on a folder and a database; as the demo it fills an empty one with the demo company. */
async function runProgram(
  folder: string,
  database: string,
  { program, settings }: Run = { program: 'demo' },
) {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  const port = await freePort()
  const address = `http://localhost:${port}`
  const child = spawn(process.execPath, [`dist/program/${program}.js`], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: address,
      DATABASE_URL: database,
      LOG_LEVEL: 'error',
      // Each journey comes from an address of its own (test.ts): limits count for it alone.
      TRUST_PROXY: '1',
      // Minutes of encoding would run beside the journeys; the pictures' own tests cover it.
      AVIF: 'off',
      // Payments by card, at the demo's test bank, need one.
      SECRET_KEY: 'journeys'.repeat(4),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  const gone = once(child, 'exit')
  await untilReady(address, child)
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
  }
  return { address, stop, printed: () => printed }
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('The demo did not start.')
    const answer = await fetch(`${address}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await setTimeout(100)
  }
  throw new Error('The demo was not ready in time.')
}

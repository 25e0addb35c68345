import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { startBundledServer } from '../../../src/db/bundled-server.ts'
import { connectDatabase } from '../../../src/db/client.ts'
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
  await db.$disconnect()
  await template.stop()
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
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

async function copyDatabase(template: string, name: string): Promise<string> {
  const copy = new URL(template)
  const admin = new URL(template)
  copy.pathname = name
  admin.pathname = 'postgres'
  const client = new pg.Client({ connectionString: admin.href })
  await client.connect()
  try {
    const { pathname } = new URL(template)
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${pathname.slice(1)} STRATEGY FILE_COPY`)
  } finally {
    await client.end()
  }
  return copy.href
}

/** The built demo on a folder and a database; a database with nothing in it gets the demo company. */
async function runProgram(folder: string, database: string) {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  const port = await freePort()
  const address = `http://localhost:${port}`
  const child = spawn(process.execPath, ['dist/program/demo.js'], {
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
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = once(child, 'exit')
  await untilReady(address, child)
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
  }
  return { address, stop }
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

import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import type { Addresses } from '../../src/db/addresses.ts'
import { type BundledServer, startBundledServer } from '../../src/db/bundled-server.ts'
import { startJobs } from '../../src/db/jobs.ts'
import { applyMigrations } from '../../src/db/migrate.ts'
import { makeMemoryFolder } from './memory-folder.ts'
import { findPgbouncer, type Outside, startPooler } from './outside/servers.ts'
import { silentLog } from './silent-log.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The template database of this run, with all migrations applied. */
    templateUrl: string
    /** A pooler before its server where TEST_POOLER asks for one, and how that lends connections. */
    pooler: { url: string; mode: 'session' | 'transaction' } | null
  }
}

/** What every test database holds besides the migrations. */
export async function prepareTemplate(url: string): Promise<void> {
  const jobs = await startJobs(url, silentLog)
  await jobs.stop()
}

let server: BundledServer | undefined
let folder: string | undefined
let templateUrl: string | undefined
let pooler: Outside | undefined

/** Once a run: a server (or the one that TEST_DATABASE_URL or DATABASE_URL names) and the template. */
export async function setup(project: TestProject): Promise<void> {
  const outside = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  const url = outside || (await startServer())
  templateUrl = await createDatabase(url, `matbaa_template_${randomBytes(4).toString('hex')}`)
  await applyMigrations(templateUrl)
  await prepareTemplate(templateUrl)
  project.provide('templateUrl', templateUrl)
  project.provide('pooler', await startAskedPooler(url))
}

/** @throws where it is asked for and isn't installed */
async function startAskedPooler(
  url: string,
): Promise<{ url: string; mode: 'session' | 'transaction' } | null> {
  const mode = process.env.TEST_POOLER
  if (mode !== 'session' && mode !== 'transaction') return null
  const program = findPgbouncer()
  if (!program) throw new Error('TEST_POOLER: pgbouncer is not installed')
  pooler = await startPooler(program, url, mode)
  return { url: pooler.url, mode }
}

/** How a program on this database reaches it: past or by way of the pooler of this run. */
export function addressesOf(database: string): Addresses {
  const through = inject('pooler')
  if (!through) return { url: database, directUrl: database }
  const url = withDatabase(through.url, databaseOf(database))
  return { url, directUrl: through.mode === 'session' ? url : database }
}

export async function teardown(): Promise<void> {
  await pooler?.stop()
  if (!server && templateUrl) await dropDatabase(templateUrl)
  await server?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
}

async function startServer(): Promise<string> {
  // Each file's copy of the template is a thousand files: on a disk they cost half a second of processor time.
  folder = await makeMemoryFolder('matbaa-tests-')
  const binDir = process.env.POSTGRES_BIN
  server = await startBundledServer({
    dataDir: folder,
    binDir,
    log: silentLog,
    fsync: false,
    maxConnections: 300,
  })
  return server.url
}

export type TestDatabase = { url: string; drop(): Promise<void> }

/** A database of one's own with all migrations applied; `drop` also ends its connections. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('templateUrl')
  const name = `matbaa_test_${randomBytes(6).toString('hex')}`
  const url = await createDatabase(template, name, databaseOf(template))
  return { url, drop: () => dropDatabase(url) }
}

/** A database of one's own with nothing in it. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const url = await createDatabase(inject('templateUrl'), `matbaa_empty_${randomBytes(6).toString('hex')}`)
  return { url, drop: () => dropDatabase(url) }
}

/** Creates an empty database, or a copy of `template`, on the server that `url` names. */
async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  await runOnServer(
    url,
    `CREATE DATABASE ${name} ${template ? `TEMPLATE ${template} STRATEGY FILE_COPY` : ''}`,
  )
  // Set for the runs in other time zones (vitest.config.ts): the database is there too.
  const zone = process.env.TEST_DATABASE_ZONE
  if (zone) await runOnServer(url, `ALTER DATABASE ${name} SET timezone TO '${zone}'`)
  return withDatabase(url, name)
}

async function dropDatabase(url: string): Promise<void> {
  await runOnServer(url, `DROP DATABASE IF EXISTS ${databaseOf(url)} WITH (FORCE)`)
}

const databaseOf = (url: string): string => new URL(url).pathname.slice(1)

function withDatabase(url: string, name: string): string {
  const parsed = new URL(url)
  parsed.pathname = name
  return parsed.href
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

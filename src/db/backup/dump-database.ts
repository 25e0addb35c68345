import { createWriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { keepingReserve } from '../../lib/disk-room.ts'
import { StartError } from '../../lib/start-error.ts'
import { copyName, type Manifest, type TableCopy } from './manifest.ts'
import type { Progress } from './progress.ts'

/** Only unfinished jobs of the queue; its own bookkeeping belongs to the program's version. */
const queueTables = ['queue', 'job', 'job_dependency', 'schedule', 'subscription']

/**
 * Writes every table into a file of `folder`, all as of one moment; other sessions may go on writing.
 * @throws StartError when there are no tables
 */
export async function dumpDatabase(url: string, folder: string, progress?: Progress): Promise<Manifest> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(`SET LOCAL DateStyle = 'ISO'; SET LOCAL TimeZone = 'UTC'`)
    const migrations = await listMigrations(client)
    const tables: TableCopy[] = []
    const listed = await listTables(client)
    for (const table of listed) {
      tables.push({ ...table, rows: await dumpTable(client, table, join(folder, copyName(table))) })
      progress?.('reading the tables', tables.length, listed.length)
    }
    return {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations,
      tables,
      sequences: await listSequences(client),
    }
  } finally {
    await client.end()
  }
}

async function listMigrations(client: pg.Client): Promise<string[]> {
  const found = await client.query(`SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS is_there`)
  if (!found.rows[0].is_there) throw new StartError('There is nothing to back up: the database is empty.')
  const { rows } = await client.query(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY name',
  )
  return rows.map(({ name }) => name)
}

async function dumpTable(client: pg.Client, table: Omit<TableCopy, 'rows'>, path: string): Promise<number> {
  const columns = table.columns.map(pg.escapeIdentifier).join(', ')
  const name = `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`
  const rows = client.query(copyTo(`COPY (SELECT ${columns} FROM ${name}) TO STDOUT`))
  await pipeline(rows, keepingReserve(dirname(path)), createWriteStream(path, { mode: 0o600 }))
  return rows.rowCount
}

/** Partitions are read through their table; generated columns are computed again on loading. */
async function listTables(client: pg.Client): Promise<Omit<TableCopy, 'rows'>[]> {
  const { rows } = await client.query(
    `SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class AS c
     JOIN pg_namespace AS n ON n.oid = c.relnamespace
     JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND (n.nspname = 'public' OR n.nspname = 'pgboss' AND c.relname = ANY ($1))
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [queueTables],
  )
  return rows
}

/** Sequences ignore snapshots, so they are read last: never behind the rows. */
async function listSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query(
    `SELECT c.oid::regclass::text AS name FROM pg_class AS c
     WHERE c.relkind = 'S' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const state = await client.query(`SELECT last_value::text AS value, is_called FROM ${name}`)
    sequences.push({ name, lastValue: state.rows[0].value, isCalled: state.rows[0].is_called })
  }
  return sequences
}

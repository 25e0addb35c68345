import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { from as copyFrom } from 'pg-copy-streams'
import { StartError } from '../../lib/start-error.ts'
import { applyMigrations } from '../migrate.ts'
import { copyName, type Manifest, type TableCopy } from './manifest.ts'
import { counting, type Progress, sizeOf } from './progress.ts'

/**
 * Fills an empty database from the tables of a backup, then brings it to this program's schema: the
 * migrations up to the backup's last one, its rows, then the later migrations. None of its sessions and
 * emailed links works any more.
 * @throws StartError when the backup is of a newer program
 */
export async function loadDatabase(
  url: string,
  folder: string,
  manifest: Manifest,
  options: { migrationsFolder?: string | undefined; progress?: Progress | undefined } = {},
): Promise<void> {
  const { migrationsFolder, progress } = options
  const migrations = migrationsFolder ? { folder: migrationsFolder } : {}
  const upTo = manifest.migrations.at(-1)
  const applied = await applyMigrations(url, upTo ? { ...migrations, upTo } : migrations)
  const unknown = manifest.migrations.filter((name) => !applied.includes(name))
  if (unknown.length > 0) {
    throw new StartError(`The backup is of a newer program, with the migrations ${unknown.join(', ')}.`)
  }
  await withClient(url, async (client) => {
    if (manifest.tables.some(({ schema }) => schema === 'pgboss')) await client.query(getConstructionPlans())
    await client.query('BEGIN')
    await loadRows(client, folder, manifest, progress)
    await client.query('COMMIT')
    await client.query('ANALYZE')
  })
  await applyMigrations(url, migrations)
  await withClient(url, endAccess)
}

/** Foreign keys are restored afterwards, which checks them; so neither the order nor the rights matter. */
async function loadRows(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  progress?: Progress,
): Promise<void> {
  const bytes = await sizeOf(folder)
  let loaded = 0
  const { rows: keys } = await client.query(
    `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conparentid = 0
       AND connamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'pgboss'))`,
  )
  for (const key of keys) await client.query(`ALTER TABLE ${key.table} DROP CONSTRAINT ${key.name}`)
  for (const table of manifest.tables) {
    await client.query(`ALTER TABLE ${nameOf(table)} DISABLE TRIGGER USER`)
    await loadTable(client, table, join(folder, copyName(table)), (done) =>
      progress?.('filling the tables', loaded + done, bytes),
    )
    loaded += (await stat(join(folder, copyName(table)))).size
    await client.query(`ALTER TABLE ${nameOf(table)} ENABLE TRIGGER USER`)
  }
  for (const key of keys) {
    await client.query(`ALTER TABLE ${key.table} ADD CONSTRAINT ${key.name} ${key.definition}`)
  }
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [name, lastValue, isCalled])
  }
}

/** Through a table of texts: the queue's tables may have other columns in another version. */
async function loadTable(
  client: pg.Client,
  table: TableCopy,
  path: string,
  progress: (done: number) => void,
): Promise<void> {
  const target = nameOf(table)
  const types = await columnTypes(client, target)
  if (table.schema === 'public') await client.query(`TRUNCATE ${target}`)
  else await client.query(`DELETE FROM ${target}`)
  if (table.columns.every((column) => types.has(column))) {
    const columns = table.columns.map(pg.escapeIdentifier).join(', ')
    return copyInto(client, `${target} (${columns})`, table, path, progress)
  }
  if (table.schema === 'public') throw new StartError(`The backup's table ${target} has other columns.`)
  const texts = table.columns.map((column) => `${pg.escapeIdentifier(column)} text`).join(', ')
  await client.query(`CREATE TEMPORARY TABLE loading (${texts}) ON COMMIT DROP`)
  await copyInto(client, 'loading', table, path, progress)
  const shared = table.columns.filter((column) => types.has(column))
  const casts = shared.map((column) => `${pg.escapeIdentifier(column)}::${types.get(column)}`).join(', ')
  const columns = shared.map(pg.escapeIdentifier).join(', ')
  await client.query(`INSERT INTO ${target} (${columns}) SELECT ${casts} FROM loading`)
  await client.query('DROP TABLE loading')
}

const nameOf = ({ schema, name }: TableCopy): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

async function copyInto(
  client: pg.Client,
  target: string,
  table: TableCopy,
  path: string,
  progress: (done: number) => void,
): Promise<void> {
  const rows = client.query(copyFrom(`COPY ${target} FROM STDIN`))
  await pipeline(createReadStream(path), counting(progress), rows)
  if (rows.rowCount !== table.rows) {
    throw new StartError(`The backup has ${rows.rowCount} of ${table.rows} rows of ${table.name}.`)
  }
}

async function columnTypes(client: pg.Client, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  )
  return new Map(rows.map(({ name, type }) => [name, type]))
}

async function withClient(url: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}

/**
 * Ends what a backup would open again: sessions that have ended since, and links that were used or went to
 * another user. Everything that opens an account is stored as the hash of a token, in a table with
 * `token_hash`.
 */
async function endAccess(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT attrelid::regclass::text AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE attname = 'token_hash' AND relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await client.query(`DELETE FROM ${name}`)
}

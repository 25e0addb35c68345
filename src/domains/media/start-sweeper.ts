import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../db/client.ts'
import type { MediaDeps } from './store-picture.ts'

/**
 * Sweeps every 10 s; a failed sweep is logged, and the next one tries again. `stop` waits for one under way.
 */
export function startSweeper(deps: SweepDeps, every = 10_000): { stop(): Promise<void> } {
  let stopped = false
  let current = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    try {
      await sweep(deps)
    } catch (error) {
      deps.log.warn({ err: error }, 'sweeping pictures failed')
    }
    plan()
  }
  const plan = () => {
    if (stopped) return
    timer = setTimeout(() => {
      current = run()
    }, every)
  }
  plan()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
      return current
    },
  }
}

export type SweepDeps = Pick<MediaDeps, 'db' | 'store' | 'log' | 'tempDir'>

/** ms in which a new picture may be without a reference. */
const graceMs = 10_000
const batchSize = 200
const maxTempFileAgeMs = 60 * 60_000

/**
 * Removes pictures without a reference, including deletions that can be undone: rows, then files, then temp
 * files of crashed uploads. The keys of removed rows wait in the trash until their files are gone, so that a
 * crash in between loses none; any number of instances may sweep at once (MED-5).
 */
export async function sweep(deps: SweepDeps): Promise<void> {
  await deps.db.keptPicture.deleteMany({ where: { until: { lte: new Date() } } })
  await removeRows(deps.db)
  await emptyTrash(deps)
  await removeOldTempFiles(deps.tempDir)
}

/**
 * Rows that are being referenced right now are locked, and skipped until the next sweep. All columns form one
 * list: separate conditions take PostgreSQL 14 ms to plan each time (0.4), which would delay orders.
 */
async function removeRows(db: Database): Promise<void> {
  const used = (await referringColumns(db)).map(({ table, column }) => `SELECT ${column} AS id FROM ${table}`)
  await db.$executeRawUnsafe(
    `WITH gone AS (
       DELETE FROM media WHERE id IN (
         SELECT m.id FROM media AS m WHERE m.created_at < $1
           AND NOT EXISTS (SELECT FROM (${used.join(' UNION ALL ')}) AS used WHERE used.id = m.id)
         ORDER BY m.id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
       ) RETURNING key
     )
     INSERT INTO media_trash (key, deleted_at) SELECT key, $2 FROM gone`,
    new Date(Date.now() - graceMs),
    new Date(),
  )
}

/** Every foreign key to media, from the catalog, so that a new table can't be forgotten. */
async function referringColumns(db: Database): Promise<{ table: string; column: string }[]> {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>`
    SELECT c.conrelid::regclass::text AS "table", quote_ident(a.attname) AS "column"
    FROM pg_constraint AS c JOIN pg_attribute AS a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'media'::regclass`
  if (columns.length === 0) throw new Error('no table refers to media: nothing is removed')
  return columns
}

async function emptyTrash({ db, store, log }: SweepDeps): Promise<void> {
  const due = await db.mediaTrash.findMany({
    where: { deletedAt: { lte: new Date() } },
    orderBy: { deletedAt: 'asc' },
    take: batchSize,
  })
  for (const { key } of due) {
    try {
      await store.remove(key)
      await db.mediaTrash.deleteMany({ where: { key } })
    } catch (error) {
      log.warn({ err: error, key }, 'a removed picture is still in the store')
    }
  }
}

async function removeOldTempFiles(tempDir: string): Promise<void> {
  const names = await readdir(tempDir).catch(() => [])
  for (const name of names) {
    const path = join(tempDir, name)
    const file = await stat(path).catch(() => null)
    if (file && file.mtimeMs < Date.now() - maxTempFileAgeMs) await rm(path, { force: true, recursive: true })
  }
}

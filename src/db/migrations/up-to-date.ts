import { createHash } from 'node:crypto'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'
import type pg from 'pg'

/**
 * Whether the database has had exactly these migrations, each as it is in its file: then Prisma's engine has
 * nothing to do, and a start does without loading it.
 */
export async function isUpToDate(
  client: pg.PoolClient,
  directories: MigrationList['migrationDirectories'],
): Promise<boolean> {
  const found = await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS is_there`)
  if (!found.rows[0].is_there) return false
  const { rows } = await client.query<{ name: string; checksum: string; is_done: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AND rolled_back_at IS NULL AS is_done
     FROM _prisma_migrations ORDER BY migration_name COLLATE "C"`,
  )
  const isSame = ({ path, migrationFile: { content } }: (typeof directories)[number], index: number) => {
    const row = rows[index]
    const script = content.tag === 'ok' ? content.value : ''
    return row?.is_done === true && row.name === path && row.checksum === checksumOf(script)
  }
  return rows.length === directories.length && directories.every(isSame)
}

/** As Prisma's engine writes it. */
const checksumOf = (script: string): string => createHash('sha256').update(script).digest('hex')

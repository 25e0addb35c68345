import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { StartError } from '../../lib/start-error.ts'
import { errorCode } from '../bundled-server/error-code.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url))
export const schemaFolder = fileURLToPath(new URL('../../../prisma/schema', import.meta.url))

/** Reads `prisma/migrations` in the schema engine's format, in the order of application. */
export async function readMigrations(folder: string): Promise<MigrationList> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const migrationDirectories = await Promise.all(
    names.sort().map(async (name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok' as const, value: await readScript(join(folder, name)) },
      },
    })),
  )
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: await readLockFile(folder) },
    shadowDbInitScript: '',
    migrationDirectories,
  }
}

async function readScript(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, 'migration.sql'), 'utf8')
  } catch (error) {
    throw new StartError(`The migration ${folder} has no readable migration.sql.`, { cause: error })
  }
}

async function readLockFile(folder: string): Promise<string | null> {
  return readFile(join(folder, 'migration_lock.toml'), 'utf8').catch(() => null)
}

/** Every `.prisma` file of the schema. */
export async function readSchema(folder: string): Promise<{ path: string; content: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.prisma')).sort()
  return Promise.all(
    names.map(async (name) => ({
      path: join(folder, name),
      content: await readFile(join(folder, name), 'utf8'),
    })),
  )
}

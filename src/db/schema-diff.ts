import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { migrationsFolder, readMigrations, readSchema, schemaFolder } from './migrations/files.ts'
import { openSchemaEngine } from './migrations/schema-engine.ts'

/**
 * The SQL that takes a database from the migrations to the Prisma schema, undefined when they agree. For
 * development only: the migrations are run in an in-memory PGlite. What Prisma's schema can't express
 * (checks, expression indexes, triggers) isn't compared.
 */
export async function diffMigrationsToSchema(
  folders: { migrations?: string; schema?: string } = {},
): Promise<string | undefined> {
  const migrations = await readMigrations(folders.migrations ?? migrationsFolder)
  const files = await readSchema(folders.schema ?? schemaFolder)
  const engine = await openSchemaEngine(
    inMemoryAdapter(),
    files.map(({ path, content }) => [path, content]),
  )
  try {
    const result = await engine.diff({
      from: { tag: 'migrations', ...migrations },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    return result.exitCode === 0 ? undefined : (result.stdout ?? '')
  } finally {
    engine.free()
  }
}

function inMemoryAdapter(): SqlMigrationAwareDriverAdapterFactory {
  const connect = async () => {
    const database = new PGlite({ extensions: { pg_trgm, unaccent } })
    const adapter = await new PrismaPGlite(database).connect()
    return Object.assign(adapter, {
      // The original doesn't wait for the script, and loses its errors.
      executeScript: async (script: string) => {
        await database.exec(script)
      },
      dispose: () => database.close(),
    })
  }
  return { provider: 'postgres', adapterName: 'pglite', connect, connectToShadowDb: connect }
}

import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { Pool } from 'pg'

/** Marks the migration under way as finished, in the transaction of the migration itself. */
const finish = `
;
DO $$ BEGIN
  IF to_regclass('_prisma_migrations') IS NOT NULL THEN
    UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL;
  END IF;
END $$`

/**
 * The adapter the schema engine applies migrations through. The original splits a script at every `;`,
 * which breaks function bodies, and sends the pieces one by one; this one sends the script whole, which
 * PostgreSQL runs in one transaction. So an unfinished migration has left nothing, whatever ended it.
 */
export function atomicAdapter(pool: Pool): SqlMigrationAwareDriverAdapterFactory {
  const original = new PrismaPg(pool)
  return {
    provider: original.provider,
    adapterName: original.adapterName,
    connect: async () => sendScriptsWhole(await original.connect(), pool),
    connectToShadowDb: async () => {
      throw new Error('The database in use is never a shadow database')
    },
  }
}

type FaultHandling = { onError(error: unknown): never }

function sendScriptsWhole(adapter: SqlDriverAdapter, pool: Pool): SqlDriverAdapter {
  return Object.assign(adapter, {
    executeScript: async (script: string) => {
      try {
        await pool.query(script + finish)
      } catch (error) {
        ;(adapter as SqlDriverAdapter & FaultHandling).onError(error)
      }
    },
  })
}

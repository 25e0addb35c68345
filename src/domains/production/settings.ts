import type { z } from 'zod'
import { newVersion } from '../../lib/as-read.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recordedUpdate } from '../audit/recorded.ts'
import type { settingsFields } from './production-input.ts'
import { settingsSchema } from './production-output.ts'

type Settings = z.infer<typeof settingsSchema>
const only = { id: 1 }

const toSettings = (row: { updatedAt: Date } & Omit<Settings, 'updatedAt'>): Settings =>
  settingsSchema.parse({ ...row, updatedAt: row.updatedAt.toISOString() })

export async function readSettings({ db }: Pick<Deps, 'db'>): Promise<Settings> {
  return toSettings(await db.productionSettings.findUniqueOrThrow({ where: only }))
}

/** @throws CONFLICT when `updatedAt` was sent and another user has saved since */
export function updateSettings(
  { db }: Pick<Deps, 'db'>,
  { id: by }: Pick<Caller, 'id'>,
  { updatedAt, ...data }: z.output<typeof settingsFields>,
): Promise<Settings> {
  const record = { by, kind: 'productionSettings', updatedAt, ...only } as const
  return recordedUpdate(db, record, async (tx) =>
    toSettings(await tx.productionSettings.update({ where: only, data: { ...data, ...newVersion() } })),
  )
}

import type { z } from 'zod'
import type { EqaimeSettings } from '../../db/generated/client.ts'
import { newVersion } from '../../lib/as-read.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recordedUpdate } from '../audit/recorded.ts'
import type { eqaimeSettingsFields } from './eqaime-input.ts'
import { eqaimeSettingsSchema } from './eqaime-output.ts'

type Settings = z.infer<typeof eqaimeSettingsSchema>
const only = { id: 1 }

const toSettings = ({ goodsCode, layout, updatedAt }: EqaimeSettings): Settings =>
  eqaimeSettingsSchema.parse({ goodsCode, layout: String(layout), updatedAt: updatedAt.toISOString() })

/** The code of goods for what has none of its own, and the layout that is offered first. */
export async function readEqaimeSettings({ db }: Pick<Deps, 'db'>): Promise<Settings> {
  return toSettings(await db.eqaimeSettings.findUniqueOrThrow({ where: only }))
}

/** @throws CONFLICT when another user has saved them since `updatedAt` */
export function updateEqaimeSettings(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { updatedAt, layout, goodsCode }: z.output<typeof eqaimeSettingsFields>,
): Promise<Settings> {
  const record = { by: caller.id, kind: 'eqaimeSettings', updatedAt, ...only } as const
  const data = { ...(goodsCode !== undefined && { goodsCode }), ...(layout && { layout: Number(layout) }) }
  return recordedUpdate(db, record, async (tx) =>
    toSettings(await tx.eqaimeSettings.update({ where: only, data: { ...data, ...newVersion() } })),
  )
}

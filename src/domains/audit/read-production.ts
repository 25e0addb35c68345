import type { Transaction } from '../../db/client.ts'
import type { Snapshot } from '../content/values.ts'

/** A closed day is called by what it is closed for; `workKind` is the kind of work that alone stands still. */
export async function readClosedDay(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.closedDay.findUnique({
    where: { id },
    include: { workKind: { select: { id: true, name: true } } },
  })
  if (!row) return null
  const { name, name_ru, name_en, workKind } = row
  return { name, fields: { name, name_ru, name_en, day: row.day.toISOString().slice(0, 10), workKind } }
}

export async function readWorkKind(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.workKind.findUnique({ where: { id } })
  if (!row) return null
  const { name, name_ru, name_en, capacityMinutes } = row
  return { name, fields: { name, name_ru, name_en, capacityMinutes } }
}

/** There is one only, so it needs no name. */
export async function readProductionSettings(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.productionSettings.findUnique({ where: { id } })
  if (!row) return null
  const { cutOff, weekdays, defaultDays } = row
  return { name: '', fields: { cutOff, weekdays, defaultDays } }
}

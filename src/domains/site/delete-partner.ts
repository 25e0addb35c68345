import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'
import { toPartner } from './partner-shape.ts'

/** @throws NOT_FOUND */
export async function deletePartner(db: Database, id: number) {
  const row = await orNotFound(db.partner.delete({ where: { id }, include: { logo: true } }))
  return toPartner(row, true)
}

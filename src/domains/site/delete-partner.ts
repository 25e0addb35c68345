import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'
import { recorded } from '../audit/recorded.ts'
import { toPartner } from './partner-shape.ts'

/** @throws NOT_FOUND */
export async function deletePartner(db: Database, by: number, id: number) {
  const row = await recorded(db, { by, kind: 'partner', id }, (tx) =>
    orNotFound(tx.partner.delete({ where: { id }, include: { logo: true } })),
  )
  return toPartner(row, true)
}

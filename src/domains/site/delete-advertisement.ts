import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'
import { recorded } from '../audit/recorded.ts'
import { toAdvertisement } from './advertisement-shape.ts'

/** @throws NOT_FOUND */
export async function deleteAdvertisement(db: Database, by: number, id: number) {
  const row = await recorded(db, { by, kind: 'advertisement', id }, (tx) =>
    orNotFound(tx.advertisement.delete({ where: { id }, include: { photo: true } })),
  )
  return toAdvertisement(row, true)
}

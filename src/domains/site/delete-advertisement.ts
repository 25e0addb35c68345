import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'
import { toAdvertisement } from './advertisement-shape.ts'

/** @throws NOT_FOUND */
export async function deleteAdvertisement(db: Database, id: number) {
  const row = await orNotFound(db.advertisement.delete({ where: { id }, include: { photo: true } }))
  return toAdvertisement(row, true)
}

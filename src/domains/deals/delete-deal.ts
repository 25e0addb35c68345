import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'

/** @throws NOT_FOUND */
export async function deleteDeal(db: Database, id: number): Promise<{ id: number }> {
  return orNotFound(db.deal.delete({ where: { id }, select: { id: true } }))
}

import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'
import { recorded } from '../audit/recorded.ts'

/** @throws NOT_FOUND */
export async function deleteDeal(db: Database, by: number, id: number): Promise<{ id: number }> {
  return recorded(db, { by, kind: 'deal', id }, (tx) =>
    orNotFound(tx.deal.delete({ where: { id }, select: { id: true } })),
  )
}

import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'
import { recorded } from '../audit/recorded.ts'
import { type Discount, toDiscount } from './discount-shape.ts'

/** @throws NOT_FOUND */
export async function deleteDiscount(db: Database, by: number, id: number): Promise<Discount> {
  return toDiscount(
    await recorded(db, { by, kind: 'discount', id }, (tx) =>
      orNotFound(tx.discount.delete({ where: { id } })),
    ),
  )
}

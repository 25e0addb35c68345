import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'
import { type Discount, toDiscount } from './discount-shape.ts'

/** @throws NOT_FOUND */
export async function deleteDiscount(db: Database, id: number): Promise<Discount> {
  return toDiscount(await orNotFound(db.discount.delete({ where: { id } })))
}

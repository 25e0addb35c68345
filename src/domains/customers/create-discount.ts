import type { Database } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/faults.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { recordedNew } from '../audit/recorded.ts'
import { type Discount, toDiscount } from './discount-shape.ts'

const limitTaken: Message = /*i18n*/ {
  id: 'discount.limitTaken',
  message: 'There is a discount for this amount already.',
}

/**
 * Adds a discount for clients who spent `limit` qəpik in 3 years.
 * @throws CONFLICT when that limit has one (the database decides)
 */
export async function createDiscount(
  db: Database,
  by: number,
  input: { limit: number; percentage: number },
): Promise<Discount> {
  try {
    const data = { limit: input.limit, percentageBp: input.percentage }
    return toDiscount(await recordedNew(db, { by, kind: 'discount' }, (tx) => tx.discount.create({ data })))
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('CONFLICT', limitTaken, { cause: error }) : error
  }
}

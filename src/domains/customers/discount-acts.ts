import { z } from 'zod'
import { isUniqueViolation, orNotFound } from '../../db/database-errors.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedNew } from '../audit/recorded.ts'

/** A discount; `limit` in AZN, `percentage` in per cent. */
export const discountSchema = z.object({ id: z.int(), limit: z.number(), percentage: z.number() })
type Discount = z.infer<typeof discountSchema>

export function toDiscount(row: { id: number; limit: number; percentageBp: number }): Discount {
  return { id: row.id, limit: toAzn(row.limit), percentage: toPercent(row.percentageBp) }
}

const limitTaken: Message = /*i18n*/ {
  id: 'discount.limitTaken',
  message: 'There is a discount for this amount already.',
}

/**
 * Adds a discount for customers who spent `limit` qəpik in 3 years.
 * @throws CONFLICT when that limit has one already (the database decides)
 */
export async function createDiscount(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { limit, percentage: percentageBp }: { limit: number; percentage: number },
): Promise<Discount> {
  try {
    const data = { limit, percentageBp }
    const subject = { by: caller.id, kind: 'discount' } as const
    return toDiscount(await recordedNew(db, subject, (tx) => tx.discount.create({ data })))
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('CONFLICT', limitTaken, { cause: error }) : error
  }
}

/** @throws NOT_FOUND */
export async function deleteDiscount(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<Discount> {
  return toDiscount(
    await recorded(db, { by: caller.id, kind: 'discount', id }, (tx) =>
      orNotFound(tx.discount.delete({ where: { id } })),
    ),
  )
}

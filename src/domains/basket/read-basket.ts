import type { Database } from '../../db/client.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type BasketView, parseLines, toBasket } from './basket-output.ts'

/** What the caller is about to order; empty when nothing was ever added. */
export const readBasket = ({ db }: Pick<Deps, 'db'>, { id }: Pick<Caller, 'id'>): Promise<BasketView> =>
  basketOfUser(db, id)

/** Any customer's basket, for the export of their data (DAT-1). */
export async function basketOfUser(db: Database, userId: number): Promise<BasketView> {
  const row = await db.basket.findUnique({ where: { userId } })
  return row ? toBasket(row.version, parseLines(row.lines)) : toBasket(0, [])
}

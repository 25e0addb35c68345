import type { Database } from '../../db/client.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type BasketView, parseLines, toBasket } from './basket-output.ts'

/** What the caller is about to order; empty where nothing was ever put in. */
export const readBasket = ({ db }: Pick<Deps, 'db'>, { id }: Pick<Caller, 'id'>): Promise<BasketView> =>
  basketOfUser(db, id)

/** The same of anybody, for their own data (DAT-1). */
export async function basketOfUser(db: Database, userId: number): Promise<BasketView> {
  const row = await db.basket.findUnique({ where: { userId } })
  return row ? toBasket(row.version, parseLines(row.lines)) : toBasket(0, [])
}

import type { Database } from '../../db/client.ts'
import type { PromiseView } from './promise-output.ts'
import { standingMoves, toMoves } from './promise-output.ts'

/** Of each order of a user, from which day to which it was promised anew, and why: for what they take along. */
export async function promisesOfUser(
  db: Database,
  userId: number,
): Promise<(orderId: number) => PromiseView['moves']> {
  const { where, ...rest } = standingMoves
  const rows = await db.promiseMove.findMany({ where: { ...where, order: { userId } }, ...rest })
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return (orderId) => toMoves(byOrder.get(orderId) ?? [], false)
}

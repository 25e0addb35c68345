import type { Database } from '../../db/client.ts'
import type { PromiseView } from './promise-output.ts'
import { lastingMoves, toMoves } from './promise-output.ts'

/** The moved promises of a user's orders, with both days and the reason, for the export of their data. */
export async function promisesOfUser(
  db: Database,
  userId: number,
): Promise<(orderId: number) => PromiseView['moves']> {
  const { where, ...rest } = lastingMoves
  const rows = await db.promiseMove.findMany({ where: { ...where, order: { userId } }, ...rest })
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return (orderId) => toMoves(byOrder.get(orderId) ?? [], false)
}

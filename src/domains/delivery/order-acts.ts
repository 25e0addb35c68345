import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { putInOrder } from '../places/place-acts.ts'
import { unknownAmong } from '../places/place-input.ts'

type OrderDeps = Pick<Deps, 'db'>
type Staff = Pick<Caller, 'id'>

/** Puts ways in order, with one entry in the history (DEL-66). @throws VALIDATION as {@link putInOrder} */
export const orderWays = (deps: OrderDeps, caller: Staff, { ids }: { ids: readonly number[] }) =>
  putInOrder(deps, caller, { kind: 'deliveryWay', ids })

/**
 * Puts the zones of a way in order, with one entry in the history (DEL-66).
 * @throws VALIDATION for zones of different ways, and as {@link putInOrder}
 */
export async function orderZones(
  deps: OrderDeps,
  caller: Staff,
  { ids }: { ids: readonly number[] },
): Promise<void> {
  // A zone never changes its way, so that what is read here stays so.
  const ways = await deps.db.deliveryZone.groupBy({ by: ['wayId'], where: { id: { in: [...ids] } } })
  if (ways.length > 1) throw unknownAmong()
  await putInOrder(deps, caller, { kind: 'deliveryZone', ids })
}

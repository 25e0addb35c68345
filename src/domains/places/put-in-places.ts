import type { Database } from '../../db/client.ts'
import { recordedOrder } from '../audit/recorded-order.ts'
import type { PagedKind } from '../content/definitions.ts'
import { unknownAmong } from './place-input.ts'
import { lockList, numberList } from './place-list.ts'
import { sharePlaces } from './rearrange.ts'

/**
 * Puts records of one list in this order, in the places that they hold together now; all others keep theirs.
 * @throws VALIDATION for an id that isn't there (products: in the service of the first), or stands there twice
 */
export async function putInPlaces(
  db: Database,
  by: number,
  kind: PagedKind,
  ids: readonly number[],
): Promise<void> {
  const [first] = ids
  if (first === undefined) return
  await db.$transaction(async (tx) => {
    const list = await lockList(tx, kind, first)
    const known = new Set(list)
    if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id))) throw unknownAmong()
    await recordedOrder(tx, { by, kind, ids }, () => numberList(tx, kind, sharePlaces(list, ids)))
  })
}

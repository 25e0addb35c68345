import type { z } from 'zod'
import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type ArrangedKind, listTable, recordedOrder, recordMove } from '../audit/recorded-order.ts'
import type { PagedKind } from '../content/definitions.ts'
import { type movedSchema, type moveSchema, unknownAmong } from './place-input.ts'
import { lockList, numberList } from './place-list.ts'
import { movedTo, sharePlaces } from './rearrange.ts'

type ActDeps = Pick<Deps, 'db'>
/** Lists that are shown whole. */
type WholeList = Exclude<ArrangedKind, PagedKind>
type Ordered<Kind> = { kind: Kind; ids: readonly number[] }

/** Moves one record to a place of its whole list; beyond its end, to the end. @throws NOT_FOUND */
export function moveToPlace(
  { db }: ActDeps,
  caller: Pick<Caller, 'id'>,
  { kind, id, place: wanted }: z.output<typeof moveSchema> & { kind: PagedKind },
): Promise<z.output<typeof movedSchema>> {
  return db.$transaction(async (tx) => {
    const list = await lockList(tx, kind, id)
    const was = list.indexOf(id) + 1
    if (was === 0) throw notFound()
    const place = Math.min(wanted, list.length)
    if (place !== was) {
      await numberList(tx, kind, movedTo(list, id, place))
      await recordMove(tx, { by: caller.id, kind, id }, [was, place])
    }
    return { place, was }
  })
}

/**
 * Reorders some records of one list within the places that they have together; all others keep theirs.
 * @throws VALIDATION for an id that isn't there (products: in the service of the first), or is listed twice
 */
export async function putInPlaces(
  { db }: ActDeps,
  caller: Pick<Caller, 'id'>,
  { kind, ids }: Ordered<PagedKind>,
): Promise<void> {
  const [first] = ids
  if (first === undefined) return
  await db.$transaction(async (tx) => {
    const list = await lockList(tx, kind, first)
    const known = new Set(list)
    if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id))) throw unknownAmong()
    await recordedOrder(tx, { by: caller.id, kind, ids }, () => numberList(tx, kind, sharePlaces(list, ids)))
  })
}

/**
 * Numbers records by their place among `ids`, from 1, all or none: lists are by priority, then newest first,
 * so records added later come first (contact records: last).
 * @throws VALIDATION for an id that isn't there or is listed twice
 */
export async function putInOrder(
  { db }: ActDeps,
  caller: Pick<Caller, 'id'>,
  { kind, ids }: Ordered<WholeList>,
): Promise<void> {
  await db.$transaction((tx) =>
    recordedOrder(tx, { by: caller.id, kind, ids }, async () => {
      const changed = await tx.$executeRaw`
        UPDATE ${listTable(kind)} AS record
        SET priority = wanted.place, updated_at = now()
        FROM (SELECT id, min(place)::int AS place FROM unnest(${[...ids]}::int[]) WITH ORDINALITY AS given(id, place) GROUP BY id) AS wanted
        WHERE record.id = wanted.id`
      if (changed !== ids.length) throw unknownAmong()
    }),
  )
}

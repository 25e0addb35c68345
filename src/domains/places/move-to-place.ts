import type { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import { recordMove } from '../audit/recorded-order.ts'
import type { PagedKind } from '../content/definitions.ts'
import type { movedSchema, moveSchema } from './place-input.ts'
import { lockList, numberList } from './place-list.ts'
import { movedTo } from './rearrange.ts'

/** Moves one record to a place of its whole list, of a shorter one to its end. @throws NOT_FOUND */
export function moveToPlace(
  db: Database,
  by: number,
  kind: PagedKind,
  { id, place: wanted }: z.output<typeof moveSchema>,
): Promise<z.output<typeof movedSchema>> {
  return db.$transaction(async (tx) => {
    const list = await lockList(tx, kind, id)
    const was = list.indexOf(id) + 1
    if (was === 0) throw notFound()
    const place = Math.min(wanted, list.length)
    if (place !== was) {
      await numberList(tx, kind, movedTo(list, id, place))
      await recordMove(tx, { by, kind, id }, [was, place])
    }
    return { place, was }
  })
}

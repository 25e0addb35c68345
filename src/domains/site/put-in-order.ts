import type { Database } from '../../db/client.ts'
import { recordedOrder } from '../audit/recorded-order.ts'
import type { WholeKind } from '../content/definitions.ts'
import { tableOf } from '../content/own-row.ts'
import { unknownAmong } from '../places/place-input.ts'

/**
 * Numbers records by their place among `ids`, from 1, all or none: lists are by priority, then newest first, so
 * what is added later stands first (contact records: last).
 * @throws VALIDATION for an id that isn't there or stands there twice
 */
export async function putInOrder(db: Database, by: number, kind: WholeKind, ids: number[]): Promise<void> {
  await db.$transaction((tx) =>
    recordedOrder(tx, { by, kind, ids }, async () => {
      const changed = await tx.$executeRaw`
      UPDATE ${tableOf(kind)} AS record
      SET priority = wanted.place, updated_at = now()
      FROM (SELECT id, min(place)::int AS place FROM unnest(${ids}::int[]) WITH ORDINALITY AS given(id, place) GROUP BY id) AS wanted
      WHERE record.id = wanted.id`
      if (changed !== ids.length) throw unknownAmong()
    }),
  )
}

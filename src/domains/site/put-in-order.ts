import type { Database } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import { id } from '../../lib/figure-fields.ts'
import { list } from '../../lib/list-fields.ts'
import { recordedOrder } from '../journal/recorded-order.ts'

const unknownRecord: Message = /*i18n*/ {
  id: 'order.unknown',
  message: 'One of these no longer exists or is listed twice.',
}

const tables = {
  partner: 'partners',
  advertisement: 'advertisements',
  socialAccount: 'social_accounts',
  contact: 'contacts',
} as const

/** The ids in their order, as the body of a PUT. */
export const orderedIds = list(id)

/**
 * Numbers records by their place among `ids`, from 1, all or none: lists are by priority, then newest first, so
 * what is added later stands first (contact records: last).
 * @throws VALIDATION for an id that isn't there or stands there twice
 */
export async function putInOrder(
  db: Database,
  by: number,
  kind: keyof typeof tables,
  ids: number[],
): Promise<void> {
  await db.$transaction((tx) =>
    recordedOrder(tx, { by, kind, ids }, async () => {
      const changed = await tx.$executeRaw`
      UPDATE ${Prisma.raw(tables[kind])} AS record
      SET priority = wanted.place, updated_at = now()
      FROM (SELECT id, min(place)::int AS place FROM unnest(${ids}::int[]) WITH ORDINALITY AS given(id, place) GROUP BY id) AS wanted
      WHERE record.id = wanted.id`
      if (changed !== ids.length) throw invalid('ids', unknownRecord)
    }),
  )
}

import type { Database } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import type { SqlTransaction } from '../../db/sql-transaction.ts'
import { AppError, type FieldError, type Message } from '../../lib/errors.ts'

type Held = { orderedIds: string[]; goneIds: string[]; keptIds: string[] }

/** What became of the lines of an account's basket; undefined without one. `lock` holds it until the end of the transaction. */
async function readHeld(
  db: Pick<SqlTransaction, '$queryRaw'>,
  userId: number,
  lock = Prisma.empty,
): Promise<Held | undefined> {
  const [held] = await db.$queryRaw<Held[]>`
    SELECT ordered_ids AS "orderedIds", gone_ids AS "goneIds",
      (SELECT coalesce(array_agg(line->>'id'), '{}') FROM jsonb_array_elements(lines) AS line) AS "keptIds"
    FROM baskets WHERE user_id = ${userId} ${lock}`
  return held
}

const orderedMeanwhile: Message = /*i18n*/ {
  id: 'basket.orderedMeanwhile',
  message:
    'This basket, or a part of it, was ordered in the meantime on another device. Nothing was ordered twice: look at your orders.',
}
const removedMeanwhile: Message = /*i18n*/ {
  id: 'basket.removedMeanwhile',
  message:
    'Something was removed from this basket in the meantime on another device. Nothing was ordered: look at the basket and order again.',
}
const lineOrdered: Message = /*i18n*/ {
  id: 'basket.lineOrdered',
  message: 'This line has already been ordered.',
}
const lineRemoved: Message = /*i18n*/ {
  id: 'basket.lineRemoved',
  message: 'This line was removed on another device.',
}

/**
 * Removes ordered lines from their basket, in the transaction of their orders (BSK-5). `lineIds` are by
 * order. A line that was never in the account's basket is ordered all the same: it was on the device only.
 * @throws CONFLICT by line when one has since left the basket: of two devices that order it at once one
 * succeeds
 */
export async function removeOrdered(
  tx: SqlTransaction,
  { userId, lineIds, at }: { userId: number; lineIds: readonly (string | undefined)[]; at: Date },
): Promise<void> {
  const ids = lineIds.filter((id) => id !== undefined)
  if (ids.length === 0) return
  const held = await readHeld(tx, userId, Prisma.sql`FOR UPDATE`)
  if (!held) return
  assertKept(held, lineIds)
  await tx.$executeRaw`
    UPDATE baskets SET
      lines = coalesce((
        SELECT jsonb_agg(line ORDER BY place) FROM jsonb_array_elements(lines) WITH ORDINALITY AS kept (line, place)
        WHERE NOT line->>'id' = ANY (${ids}::text[])), '[]'),
      gone_ids = (gone_ids || ${ids}::text[])[greatest(1, cardinality(gone_ids) + ${ids.length}::int - 199):],
      ordered_ids = (ordered_ids || ${ids}::text[])[greatest(1, cardinality(ordered_ids) + ${ids.length}::int - 199):],
      version = version + 1, updated_at = ${at}
    WHERE user_id = ${userId}`
}

/** Refuses what {@link removeOrdered} would, before the lines' files are looked up. @throws CONFLICT */
export async function assertInBasket(
  db: Database,
  { userId, lineIds }: { userId: number; lineIds: readonly (string | undefined)[] },
): Promise<void> {
  if (lineIds.every((id) => id === undefined)) return
  const held = await readHeld(db, userId)
  if (held) assertKept(held, lineIds)
}

function assertKept(held: Held, lineIds: readonly (string | undefined)[]): void {
  const errors = lineIds.flatMap((id, index) => whyGone(held, id, `lines.${index}.basketLine`))
  if (errors.length === 0) return
  const isOrdered = errors.some(({ message }) => message === lineOrdered)
  throw new AppError('CONFLICT', isOrdered ? orderedMeanwhile : removedMeanwhile, { errors })
}

/** Empty for a line that is in the basket, or never was. */
function whyGone({ orderedIds, goneIds, keptIds }: Held, id: string | undefined, path: string): FieldError[] {
  if (id === undefined || keptIds.includes(id)) return []
  if (orderedIds.includes(id)) return [{ path, message: lineOrdered }]
  return goneIds.includes(id) ? [{ path, message: lineRemoved }] : []
}

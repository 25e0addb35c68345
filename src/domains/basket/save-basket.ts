import type { Transaction } from '../../db/client.ts'
import { AppError, invalid, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type BasketLine, maxBasketLines } from './basket-input.ts'
import { type BasketView, parseLines, toBasket } from './basket-output.ts'

const tooMany: Message = /*i18n*/ {
  id: 'basket.tooMany',
  message: 'A basket holds at most {most} lines. Order or remove some of them first.',
}

/**
 * Saves the whole basket (BSK-2). A line that was removed comes back when it is saved again, which is how
 * undo works.
 * @throws CONFLICT when `version` isn't the current one any more
 */
export const saveBasket = (
  deps: Pick<Deps, 'db' | 'now'>,
  { id }: Pick<Caller, 'id'>,
  { version, lines }: { version: number; lines: readonly BasketLine[] },
): Promise<BasketView> =>
  changeBasket(deps, id, (kept) => {
    if (kept.version !== version) throw new AppError('CONFLICT')
    return lines
  })

/**
 * Adds what a visitor's device has stored to the account's basket at signing in, line by line, by id:
 * repeated calls add no line twice, and what was ordered or removed since stays away (BSK-3).
 * @throws VALIDATION when they are too many together
 */
export const joinBasket = (
  deps: Pick<Deps, 'db' | 'now'>,
  { id }: Pick<Caller, 'id'>,
  { lines }: { lines: readonly BasketLine[] },
): Promise<BasketView> =>
  changeBasket(deps, id, (kept) => {
    const known = new Set([...kept.goneIds, ...kept.lines.map((line) => line.id)])
    const added = lines.filter((line) => !known.has(line.id))
    if (added.length === 0) return null
    const joined = [...kept.lines, ...added]
    if (joined.length > maxBasketLines)
      throw invalid('lines', { ...tooMany, values: { most: maxBasketLines } })
    return joined
  })

/** The most ids of removed lines that are remembered. */
const maxRemembered = 200

type Kept = { version: number; lines: BasketLine[]; goneIds: string[] }

/**
 * Changes a basket in a transaction of its own: `change` returns its lines, or null to leave it. Removed
 * lines are remembered, so that no other device brings them back by sending them again (BSK-3).
 * @throws UNAUTHENTICATED when the customer has been erased
 */
function changeBasket(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  change: (kept: Kept) => readonly BasketLine[] | null,
): Promise<BasketView> {
  return db.$transaction(async (tx) => {
    const kept = await lockBasket(tx, userId, now())
    const lines = change(kept)
    if (lines === null) return toBasket(kept.version, kept.lines)
    const version = kept.version + 1
    const goneIds = [...kept.goneIds, ...idsWithout(kept.lines, lines)].slice(-maxRemembered)
    await tx.basket.update({
      where: { userId },
      data: { lines: [...lines], goneIds, version, updatedAt: now() },
    })
    return toBasket(version, lines)
  })
}

/** Creates a missing basket, but not for a customer who is being erased. */
async function lockBasket(tx: Transaction, userId: number, at: Date): Promise<Kept> {
  await tx.$executeRaw`
    INSERT INTO baskets (user_id, lines, version, updated_at)
    SELECT id, '[]', 0, ${at} FROM users WHERE id = ${userId} AND deleted_at IS NULL FOR KEY SHARE
    ON CONFLICT DO NOTHING`
  const [row] = await tx.$queryRaw<{ version: number; lines: unknown; goneIds: string[] }[]>`
    SELECT version, lines, gone_ids AS "goneIds" FROM baskets WHERE user_id = ${userId} FOR UPDATE`
  if (!row) throw new AppError('UNAUTHENTICATED')
  return { ...row, lines: parseLines(row.lines) }
}

/** The ids that aren't among `lines` any more. */
function idsWithout(before: readonly BasketLine[], lines: readonly BasketLine[]): string[] {
  const staying = new Set(lines.map(({ id }) => id))
  return before.flatMap(({ id }) => (staying.has(id) ? [] : [id]))
}

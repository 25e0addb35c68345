import type { Transaction } from '../../db/client.ts'
import { AppError } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { BasketLine } from './basket-input.ts'
import { type BasketView, parseLines, toBasket } from './basket-output.ts'

/** So many ids of lines that left are remembered. */
const mostGone = 200

type Kept = { version: number; lines: BasketLine[]; goneIds: string[] }

/**
 * Changes a basket in a transaction of its own: `change` answers its lines, or null to leave it. What leaves it is
 * remembered, so that nobody brings it back by sending it once more (BSK-3).
 * @throws UNAUTHENTICATED for somebody who was erased
 */
export function changeBasket(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  change: (kept: Kept) => readonly BasketLine[] | null,
): Promise<BasketView> {
  return db.$transaction(async (tx) => {
    const kept = await lockBasket(tx, userId, now())
    const lines = change(kept)
    if (lines === null) return toBasket(kept.version, kept.lines)
    const version = kept.version + 1
    const goneIds = [...kept.goneIds, ...idsWithout(kept.lines, lines)].slice(-mostGone)
    await tx.basket.update({
      where: { userId },
      data: { lines: [...lines], goneIds, version, updatedAt: now() },
    })
    return toBasket(version, lines)
  })
}

/** Made where there is none: of somebody who is erased at this moment nothing is kept. */
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

/** Who isn't among `lines` any more. */
function idsWithout(before: readonly BasketLine[], lines: readonly BasketLine[]): string[] {
  const staying = new Set(lines.map(({ id }) => id))
  return before.flatMap(({ id }) => (staying.has(id) ? [] : [id]))
}

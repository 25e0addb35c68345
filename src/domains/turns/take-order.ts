import { z } from 'zod'
import { AppError, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { assertOrderSide, holdOrder } from '../order-links/order-party.ts'

const takenByOther: Message = /*i18n*/ {
  id: 'turns.takenByOther',
  message: '{name} has taken this order on.',
}

const person = z.object({ id: z.int(), name: z.string(), surname: z.string() })
export const takenSchema = z.object({ by: person, at: z.iso.datetime() })

/** The staff member who has taken on an order's artwork; null for no one. */
export async function takenBy(
  { db }: Pick<Deps, 'db'>,
  orderId: number,
): Promise<z.infer<typeof takenSchema> | null> {
  const taken = await db.takenOrder.findUnique({
    where: { orderId },
    select: { at: true, user: { select: { id: true, name: true, surname: true } } },
  })
  return taken && { by: taken.user, at: taken.at.toISOString() }
}

type Taking = { id: number; taken: boolean; over: boolean }

/**
 * A staff member takes on an order's artwork, or lets go of it; another one's only with `over`.
 * @throws NOT_FOUND; FORBIDDEN; CONFLICT when another staff member has taken it
 */
export function takeOrder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id: orderId, taken, over }: Taking,
): Promise<void> {
  return db.$transaction(async (tx) => {
    await holdOrder(tx, orderId)
    await assertOrderSide(tx, { caller }, orderId, 'staff')
    const before = await tx.takenOrder.findUnique({ where: { orderId }, include: { user: true } })
    const beforeId = before?.userId ?? null
    const userId = taken ? caller.id : null
    if (beforeId === userId) return
    if (before && beforeId !== caller.id && !over) {
      const name = `${before.user.name} ${before.user.surname}`.trim()
      throw new AppError('CONFLICT', { ...takenByOther, values: { name } })
    }
    if (userId === null) await tx.takenOrder.delete({ where: { orderId } })
    else {
      const data = { userId, at: now() }
      await tx.takenOrder.upsert({ where: { orderId }, create: { orderId, ...data }, update: data })
    }
    const changes: { taken: [boolean, boolean] } = { taken: [beforeId !== null, taken] }
    await writeOrderEntry(tx, { by: caller.id, orderId, changes })
  })
}

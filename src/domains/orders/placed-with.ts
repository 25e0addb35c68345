import { invalid, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readIdempotencyKey } from '../../procedures/idempotency-key.ts'

const keyMissing: Message = /*i18n*/ {
  id: 'orders.keyMissing',
  message: 'Send the Idempotency-Key of the order.',
}

/**
 * The ids of the orders that an Idempotency-Key of the caller has made, alone or as a purchase: for callers whose answer
 * was lost on its way (ORD-9).
 * @throws VALIDATION without a key
 */
export async function ordersPlacedWith(
  { db }: Pick<Deps, 'db'>,
  { id: userId }: Pick<Caller, 'id'>,
  { idempotencyKey }: { idempotencyKey: string | undefined },
): Promise<{ orders: number[] }> {
  const key = readIdempotencyKey(idempotencyKey)
  if (key === undefined) throw invalid('Idempotency-Key', keyMissing)
  const orders = await db.order.findMany({
    where: { OR: [{ key: { userId, key } }, { purchase: { actorId: userId, key } }] },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  return { orders: orders.map(({ id }) => id) }
}

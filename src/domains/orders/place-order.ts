import type { Deps } from '../../api/deps.ts'
import type { Transaction } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/faults.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { AppError } from '../../lib/errors.ts'
import { findKeyedOrder, type OrderKey, type OrderRequest, readOrderKey } from './order-key.ts'
import { type OrderView, orderParts, toOrder } from './order-shape.ts'
import { orderedItem } from './ordered-item.ts'

type OrderDeps = Pick<Deps, 'db' | 'mail' | 'now'>

/**
 * Places an order for the caller. With an Idempotency-Key a repeat answers the first order, also when both run
 * at once; a refused call doesn't use the key up (api-contract, POST /order).
 * @throws FORBIDDEN for somebody else's `appUserId`; VALIDATION; CONFLICT for a key of another request
 */
export async function placeOrder(
  deps: OrderDeps,
  userId: number,
  { appUserId, ...request }: OrderRequest & { appUserId: number | undefined },
  idempotencyKey: string | undefined,
): Promise<OrderView> {
  if (appUserId !== undefined && appUserId !== userId) throw new AppError('FORBIDDEN')
  const key = readOrderKey(userId, idempotencyKey, request)
  const first = key && (await findFirst(deps, key))
  if (first) return first
  const at = deps.now()
  const item = await orderedItem(deps.db, userId, request, at)
  const { count, comment } = request
  try {
    return await store(deps, { ...item, userId, count, comment, createdAt: at }, key)
  } catch (error) {
    // Both ran at once: the other's key was written first, and with it its order.
    const other = key && isUniqueViolation(error) && (await findFirst(deps, key))
    if (other) return other
    throw error
  }
}

function store(
  deps: OrderDeps,
  data: Prisma.OrderUncheckedCreateInput,
  key: OrderKey | undefined,
): Promise<OrderView> {
  return deps.db.$transaction(async (tx) => {
    await holdClient(tx, data.userId)
    const order = await tx.order.create({ data, include: orderParts })
    const orderId = order.id
    if (key) await tx.orderKey.create({ data: { ...key, orderId, createdAt: data.createdAt } })
    await tx.orderEvent.create({
      data: { orderId, actorId: data.userId, to: order.status, createdAt: data.createdAt },
    })
    await deps.mail.enqueue(tx, { kind: 'orderReceived', orderId })
    await deps.mail.enqueue(tx, { kind: 'orderReceivedCompany', orderId })
    return toOrder(order)
  })
}

/** Keeps him from being erased beside it: what he wrote would stay. @throws UNAUTHENTICATED when he has been */
async function holdClient(tx: Transaction, id: number): Promise<void> {
  const living = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${id} AND deleted_at IS NULL FOR KEY SHARE`
  if (living.length === 0) throw new AppError('UNAUTHENTICATED')
}

/** The order that a key has made, as it was answered then: whatever staff did since, the repeat's body is the same. */
async function findFirst({ db }: OrderDeps, key: OrderKey): Promise<OrderView | undefined> {
  const orderId = await findKeyedOrder(db, key)
  if (orderId === undefined) return undefined
  const order = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: orderParts })
  return toOrder({ ...order, status: 'Pending', price: null, events: [] })
}

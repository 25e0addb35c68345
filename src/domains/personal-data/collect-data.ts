import { bakuDate } from '../../lib/days.ts'
import { notFound } from '../../lib/errors.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { listSessions } from '../accounts/list-sessions.ts'
import { nameDevice } from '../accounts/name-device.ts'
import { artworkOfUser } from '../artwork/artwork-of-user.ts'
import { basketOfUser } from '../basket/read-basket.ts'
import { basketFilesOfUser } from '../basket/read-files.ts'
import { messagesOfUser } from '../messages/read-messages.ts'
import { offersOfUser } from '../offers/offers-of-user.ts'
import { isLasting } from '../orders/order-events.ts'
import { ordersOf } from '../orders/read-orders.ts'
import { promisesOfUser } from '../production/promises-of-user.ts'
import { proofsOfUser } from '../proofs/proofs-of-user.ts'
import { toUser, userParts } from '../staff/user-output.ts'

export const dataType = 'application/json; charset=utf-8'

/** Of a customer, for the staff who answer them (area 6): the same as they get themselves. @throws NOT_FOUND, also for staff */
export async function collectCustomerData(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  { id }: { id: number },
): Promise<FileAnswer> {
  const where = { id, deletedAt: null, role: { name: customerRole } }
  const user = await deps.db.user.findFirst({ where, include: { role: true } })
  if (!user) throw notFound()
  // Of no session it can be said that it asks.
  const file = await collectData(deps, { id, sessionId: 0, role: user.role })
  return { ...file, fileName: `client-${id}-${file.fileName}` }
}

/**
 * All that the caller's account holds as one JSON file (DAT-1): profile, orders with what became of them,
 * sessions, sign-ins. Contact requests aren't among it: they name a phone number, and nobody proves that it is theirs.
 */
export async function collectData(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  caller: Pick<Caller, 'id' | 'sessionId' | 'role'>,
): Promise<FileAnswer> {
  const { db, now } = deps
  const include = { ...userParts, secondFactor: { select: { confirmedAt: true } } }
  const user = await db.user.findUniqueOrThrow({ where: { id: caller.id }, include })
  const { appRole, ...profile } = toUser(user)
  const data = {
    madeAt: now().toISOString(),
    profile: {
      ...profile,
      role: appRole.name,
      language: user.language,
      registeredAt: user.createdAt.toISOString(),
      secondFactorSince: user.secondFactor?.confirmedAt?.toISOString() ?? null,
    },
    orders: await readOrders(deps, caller.id),
    quotes: await offersOfUser(db, caller.id),
    basket: (await basketOfUser(db, caller.id)).lines,
    basketFiles: await basketFilesOfUser(db, caller.id),
    sessions: await listSessions(deps, caller),
    signIns: await readSignIns(deps, caller.id),
  }
  return {
    fileName: `my-data-${bakuDate(now())}.json`,
    contentType: dataType,
    content: Buffer.from(`${JSON.stringify(data, null, 2)}\n`).toString('base64'),
  }
}

/** As the customer sees them: who of the staff did what isn't theirs to know. */
async function readOrders({ db }: Pick<Deps, 'db'>, userId: number) {
  const orders = await ordersOf({ db }, { id: userId })
  const events = await db.orderEvent.findMany({
    where: { order: { userId } },
    orderBy: { id: 'asc' },
    include: { undoneBy: { select: { id: true } } },
  })
  const byOrder = Map.groupBy(events.filter(isLasting), ({ orderId }) => orderId)
  const artworkOf = await artworkOfUser(db, userId)
  const proofsOf = await proofsOfUser(db, userId)
  const messagesOf = await messagesOfUser(db, userId)
  const promisesOf = await promisesOfUser(db, userId)
  return orders.map(({ appUser: _, ...order }) => ({
    ...order,
    artwork: artworkOf(order.id),
    proofs: proofsOf(order.id),
    messages: messagesOf(order.id),
    promiseMoves: promisesOf(order.id),
    events: (byOrder.get(order.id) ?? []).map(({ createdAt, to, price, oldPrice, reason }) => ({
      at: createdAt.toISOString(),
      status: to,
      price: price === null ? null : toAzn(price),
      ...(oldPrice !== null && { oldPrice: toAzn(oldPrice) }),
      reason,
    })),
  }))
}

async function readSignIns({ db }: Pick<Deps, 'db'>, userId: number) {
  const events = await db.securityEvent.findMany({ where: { userId }, orderBy: { id: 'desc' } })
  return events.map(({ at, act, address, userAgent }) => ({
    at: at.toISOString(),
    act,
    address,
    ...nameDevice(userAgent),
  }))
}

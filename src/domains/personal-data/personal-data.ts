import { z } from 'zod'
import { bakuDate } from '../../lib/days.ts'
import { notFound } from '../../lib/errors.ts'
import { id } from '../../lib/fields.ts'
import { type FileAnswer, fileSchema } from '../../lib/file-answer.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { customerRole } from '../access/role-rules.ts'
import { assertNotJustChanged } from '../accounts/account-changes.ts'
import { originOf } from '../accounts/device.ts'
import { listSessions } from '../accounts/list-sessions.ts'
import { proof } from '../accounts/log-in-input.ts'
import { noName } from '../accounts/move-customer.ts'
import { nameDevice } from '../accounts/name-device.ts'
import { writeReading } from '../accounts/write-reading.ts'
import { artworkOfUser } from '../artwork/artwork-of-user.ts'
import { basketOfUser } from '../basket/read-basket.ts'
import { basketFilesOfUser } from '../basket/read-files.ts'
import { listOwnBuyers } from '../buyers/buyer-acts.ts'
import { attemptsOfUser } from '../card-payments/attempts-of-user.ts'
import { listOwnAddresses } from '../delivery/address-acts.ts'
import { listOwnDocuments } from '../documents/list-documents.ts'
import { eqaimeOfUser } from '../eqaime/eqaime-of-user.ts'
import { messagesOfUser } from '../messages/read-messages.ts'
import { offersOfUser } from '../offers/offers-of-user.ts'
import { shipmentsOfUser } from '../order-shipment/shipments-of-user.ts'
import { isForCustomer, reasonForCustomer } from '../orders/order-events.ts'
import { ordersOf } from '../orders/read-orders.ts'
import { paymentsOfUser } from '../payments/payments-of-user.ts'
import { promisesOfUser } from '../production/promises-of-user.ts'
import { proofsOfUser } from '../proofs/proofs-of-user.ts'
import { toUser, userParts } from '../staff/user-output.ts'
import { eraseCustomer, eraseOwnAccount } from './erase-customer.ts'

const dataType = 'application/json; charset=utf-8'

/** The export and erasure of personal data: the caller's own, or with area 6 a customer's. */
export const personalDataRouter = router({
  mine: procedure({
    access: 'user',
    limit: 'exportAccount',
    rest: {
      method: 'GET',
      path: '/auth/mydata',
      file: [dataType],
      errors: ['CONFLICT'],
      summary: 'All that the own account holds (profile, orders, sessions, sign-ins) as a JSON file',
    },
  })
    .output(fileSchema)
    .query(async ({ ctx }) => {
      await assertNotJustChanged(ctx.deps.db, callerOf(ctx).id, ctx.deps.now())
      return collectData(ctx.deps, callerOf(ctx))
    }),
  ofCustomer: procedure({
    access: ['users'],
    rest: {
      method: 'GET',
      path: '/clients/:id/data',
      file: [dataType],
      summary: "All that a client's account holds, as the client gets it",
    },
  })
    .input(z.object({ id }))
    .output(fileSchema)
    .query(async ({ ctx, input }) => {
      const file = await collectCustomerData(ctx.deps, input)
      await writeReading(ctx, 'customerDataRead', input.id)
      return file
    }),
  eraseMine: procedure({
    access: 'user',
    rest: {
      method: 'DELETE',
      path: '/auth/me',
      status: 204,
      summary: "Erase one's own account, by password: orders stay, without the person",
      example: { password: 'long-enough-1' },
    },
  })
    .input(proof)
    .mutation(({ ctx, input }) => eraseOwnAccount(ctx.deps, callerOf(ctx), { ...input, ...originOf(ctx) })),
  eraseCustomer: procedure({
    access: ['users'],
    rest: {
      method: 'DELETE',
      path: '/clients/:id',
      status: 204,
      summary: 'Erase a client: orders stay, without the person',
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => eraseCustomer(ctx.deps, callerOf(ctx), input)),
})

/**
 * A customer's data for staff (area 6) who answer them, the same as customers get themselves.
 * @throws NOT_FOUND, also for staff
 */
async function collectCustomerData(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  { id }: { id: number },
): Promise<FileAnswer> {
  const where = { id, deletedAt: null, role: { name: customerRole } }
  const user = await deps.db.user.findFirst({ where, include: { role: true } })
  if (!user) throw notFound()
  // No session is marked as the one that asks.
  const file = await collectData(deps, { id, sessionId: 0, role: user.role })
  return { ...file, fileName: `client-${id}-${file.fileName}` }
}

/** What was known of a customer before staff put records together (CUS-11). */
const formerParts = {
  where: { name: { not: noName } },
  select: { name: true, surname: true, contactEmail: true, phoneNumber: true },
} as const

/**
 * All data of the caller's account as one JSON file (DAT-1): profile, orders with their events, sessions,
 * sign-ins. Contact requests are left out: they name a phone number, and nothing proves that it is the
 * caller's.
 */
async function collectData(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  caller: Pick<Caller, 'id' | 'sessionId' | 'role'>,
): Promise<FileAnswer> {
  const { db, now } = deps
  const include = { ...userParts, secondFactor: { select: { confirmedAt: true } }, merged: formerParts }
  const user = await db.user.findUniqueOrThrow({ where: { id: caller.id }, include })
  const { appRole, ...profile } = toUser(user)
  const data = {
    madeAt: now().toISOString(),
    profile: {
      ...profile,
      role: appRole.name,
      language: user.language,
      pendingEmail: user.pendingEmail,
      registeredAt: user.createdAt.toISOString(),
      secondFactorSince: user.secondFactor?.confirmedAt?.toISOString() ?? null,
    },
    formerRecords: user.merged,
    orders: await readOrders(deps, caller.id),
    payments: await paymentsOfUser(deps, caller.id),
    companies: await listOwnBuyers(deps, caller),
    addresses: await listOwnAddresses(deps, caller),
    shipments: await shipmentsOfUser(db, caller.id),
    documents: await listOwnDocuments(deps, caller),
    eqaime: await eqaimeOfUser(db, caller.id),
    cardPayments: await attemptsOfUser(deps, caller.id),
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

/** The orders as the customer sees them, without the names of staff. */
async function readOrders({ db, now }: Pick<Deps, 'db' | 'now'>, userId: number) {
  const orders = await ordersOf({ db, now }, null, userId)
  const events = await db.orderEvent.findMany({
    where: { order: { userId } },
    orderBy: { id: 'asc' },
    include: { undoneBy: { select: { id: true } } },
  })
  const byOrder = Map.groupBy(events.filter(isForCustomer), ({ orderId }) => orderId)
  const artworkOf = await artworkOfUser(db, userId)
  const proofsOf = await proofsOfUser(db, userId)
  const messagesOf = await messagesOfUser(db, userId)
  const promisesOf = await promisesOfUser(db, userId)
  return orders.map(({ appUser: _, actions: __, ...order }) => ({
    ...order,
    artwork: artworkOf(order.id),
    proofs: proofsOf(order.id),
    messages: messagesOf(order.id),
    promiseMoves: promisesOf(order.id),
    events: (byOrder.get(order.id) ?? []).map(({ createdAt, to, price, oldPrice, ...why }) => ({
      at: createdAt.toISOString(),
      status: to,
      price: price === null ? null : toAzn(price),
      ...(oldPrice !== null && { oldPrice: toAzn(oldPrice) }),
      reason: reasonForCustomer(why),
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

import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import type { Buyer, Prisma } from '../../db/generated/client.ts'
import { newVersion } from '../../lib/as-read.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import { plainVoen } from '../../lib/voen.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isStaffRole } from '../access/role-rules.ts'
import { recordedIn, recordedNewIn } from '../audit/recorded.ts'
import { assertAsRead } from '../audit/snapshots.ts'
import { assertCustomer } from '../customers/hold-customer.ts'
import type { buyerFields, newBuyerFields, newBuyerOfFields, TypedBuyer } from './buyer-input.ts'
import { type BuyerView, type customerBuyerSchema, toBuyer } from './buyer-output.ts'

type BuyerDeps = Pick<Deps, 'db'>
const kind = 'buyer'
const maxBuyers = 50

const tooMany: Message = /*i18n*/ {
  id: 'buyers.tooMany',
  message: 'At most 50 companies. Remove one that you don’t use any more.',
}

const living = (userId: number) => ({ userId, removedAt: null }) as const

/** The caller's companies, in the order in which they were added. */
export const listOwnBuyers = (deps: BuyerDeps, caller: Pick<Caller, 'id'>): Promise<BuyerView[]> =>
  listBuyers(deps, caller.id)

async function listBuyers({ db }: BuyerDeps, userId: number): Promise<BuyerView[]> {
  const rows = await db.buyer.findMany({ where: living(userId), orderBy: { id: 'asc' } })
  return rows.map(toBuyer)
}

/** For staff. @throws NOT_FOUND */
export async function listBuyersOf(
  { db }: BuyerDeps,
  { appUserId }: { appUserId: number },
): Promise<z.infer<typeof customerBuyerSchema>[]> {
  await assertCustomer(db, appUserId)
  const [buyers, newest] = await Promise.all([
    listBuyers({ db }, appUserId),
    db.order.findFirst({
      where: { userId: appUserId, buyer: { removedAt: null } },
      orderBy: { id: 'desc' },
      select: { buyerId: true },
    }),
  ])
  return buyers.map((buyer) => ({ ...buyer, isMain: buyer.id === newest?.buyerId }))
}

/** A customer adds a company of their own. @throws CONFLICT above the largest number */
export const addBuyer = (
  { db }: BuyerDeps,
  caller: Pick<Caller, 'id'>,
  fields: z.output<typeof newBuyerFields>,
): Promise<BuyerView> => db.$transaction((tx) => create(tx, caller.id, fields))

/** Staff add a company of a customer; it stands in the history. @throws NOT_FOUND; CONFLICT */
export async function addBuyerOf(
  { db }: BuyerDeps,
  caller: Pick<Caller, 'id'>,
  { appUserId, ...fields }: z.output<typeof newBuyerOfFields>,
): Promise<BuyerView> {
  await assertCustomer(db, appUserId)
  return db.$transaction((tx) =>
    recordedNewIn(tx, { by: caller.id, kind }, () => create(tx, appUserId, fields)),
  )
}

async function create(
  tx: Transaction,
  userId: number,
  fields: z.output<typeof newBuyerFields>,
): Promise<BuyerView> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
  if ((await tx.buyer.count({ where: living(userId) })) >= maxBuyers) throw new AppError('CONFLICT', tooMany)
  return toBuyer(await tx.buyer.create({ data: { userId, ...fields } }))
}

/**
 * The customer's company of the typed VÖEN, as it is, or else a new one (DOC-40).
 * @returns its id
 * @throws CONFLICT above the largest number
 */
export async function findOrAddBuyer(tx: Transaction, userId: number, typed: TypedBuyer): Promise<number> {
  const { voen = '' } = typed
  const known = isWholeVoen(voen) && (await tx.buyer.findFirst({ where: { ...living(userId), voen } }))
  return known ? known.id : (await create(tx, userId, typed)).id
}

const isWholeVoen = (voen: string): boolean => /^\d{10}$/.test(voen)

/**
 * Changes a company; documents that name it keep what they say.
 * @throws NOT_FOUND, also of another customer's; CONFLICT when another user has saved it since `updatedAt`
 */
export const updateBuyer = (
  deps: BuyerDeps,
  caller: Caller,
  { id, updatedAt, ...data }: z.output<typeof buyerFields>,
): Promise<BuyerView> =>
  change(deps, caller, { id, where: { removedAt: null } }, async (tx) => {
    await assertAsRead(tx, { kind, id, updatedAt })
    return tx.buyer.update({ where: { id }, data: { ...data, ...newVersion() } })
  })

/** Orders and documents keep it. @throws NOT_FOUND */
export const removeBuyer = (
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id }: { id: number },
): Promise<BuyerView> =>
  change(deps, caller, { id, where: { removedAt: null } }, (tx) =>
    tx.buyer.update({ where: { id }, data: { removedAt: deps.now() } }),
  )

/** Takes a removal back. @throws NOT_FOUND */
export const restoreBuyer = (deps: BuyerDeps, caller: Caller, { id }: { id: number }): Promise<BuyerView> =>
  change(deps, caller, { id, where: { removedAt: { not: null } } }, (tx) =>
    tx.buyer.update({ where: { id }, data: { removedAt: null } }),
  )

/** A customer changes their own; what staff with area "orders" change stands in the history. */
function change(
  { db }: BuyerDeps,
  caller: Caller,
  { id, where }: { id: number; where: Prisma.BuyerWhereInput },
  act: (tx: Transaction) => Promise<Buyer>,
): Promise<BuyerView> {
  return db.$transaction(async (tx) => {
    const row = await tx.buyer.findFirst({ where: { id, ...where }, select: { userId: true } })
    const isOwn = row?.userId === caller.id
    if (!row || !(isOwn || can(caller, 'orders'))) throw notFound()
    if (!isStaffRole(caller.role)) return toBuyer(await act(tx))
    return toBuyer(await recordedIn(tx, { by: caller.id, kind, id }, act))
  })
}

/** What a company with this VÖEN is called, from what customers have written of it (DOC-2); empty when none has. */
export async function findBuyerName(
  { db }: BuyerDeps,
  { voen }: { voen: string },
): Promise<{ name: string }> {
  const plain = plainVoen(voen)
  if (!isWholeVoen(plain)) return { name: '' }
  const row = await db.buyer.findFirst({
    where: { voen: plain, removedAt: null, user: { deletedAt: null } },
    orderBy: { updatedAt: 'desc' },
    select: { name: true },
  })
  return { name: row?.name ?? '' }
}

/** The companies of an erased customer are emptied: orders go on naming them by their numbers (DAT-2). */
export async function eraseBuyers(tx: Transaction, userId: number, at: Date): Promise<void> {
  const nothing = { name: '', voen: '', address: '', requisites: '', contract: '' }
  await tx.buyer.updateMany({ where: { userId }, data: { ...nothing, removedAt: at } })
}

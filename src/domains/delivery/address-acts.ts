import type { z } from 'zod'
import { assertCurrent, newVersion } from '../../lib/as-read.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { assertCustomer } from '../customers/hold-customer.ts'
import type { addressChanges, newAddressFields } from './delivery-input.ts'
import { type AddressView, toAddress } from './delivery-output.ts'

type AddressDeps = Pick<Deps, 'db'>
type Owner = Pick<Caller, 'id'>
const maxAddresses = 20

const tooMany: Message = /*i18n*/ {
  id: 'delivery.tooManyAddresses',
  message: 'At most 20 addresses. Remove one that you don’t use any more.',
}

/** The caller's addresses, the newest first. */
export const listOwnAddresses = (deps: AddressDeps, caller: Owner): Promise<AddressView[]> =>
  listAddresses(deps, caller.id)

async function listAddresses({ db }: AddressDeps, userId: number): Promise<AddressView[]> {
  const rows = await db.address.findMany({ where: { userId }, orderBy: { id: 'desc' } })
  return rows.map(toAddress)
}

/** For staff. @throws NOT_FOUND */
export async function listAddressesOf(
  { db }: AddressDeps,
  { appUserId }: { appUserId: number },
): Promise<AddressView[]> {
  await assertCustomer(db, appUserId)
  return listAddresses({ db }, appUserId)
}

/** @throws CONFLICT above the largest number (DEL-6) */
export function addAddress(
  { db }: AddressDeps,
  { id: userId }: Owner,
  fields: z.output<typeof newAddressFields>,
): Promise<AddressView> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
    if ((await tx.address.count({ where: { userId } })) >= maxAddresses)
      throw new AppError('CONFLICT', tooMany)
    return toAddress(await tx.address.create({ data: { userId, ...fields } }))
  })
}

/** @throws NOT_FOUND, also of another customer's; CONFLICT when it was saved since `updatedAt` */
export function updateAddress(
  { db }: AddressDeps,
  { id: userId }: Owner,
  { id, updatedAt, ...data }: z.output<typeof addressChanges>,
): Promise<AddressView> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM addresses WHERE id = ${id} FOR NO KEY UPDATE`
    assertCurrent(await tx.address.findFirst({ where: { id, userId } }), updatedAt)
    return toAddress(await tx.address.update({ where: { id }, data: { ...data, ...newVersion() } }))
  })
}

/** Answers what it was, so that it can be added again. @throws NOT_FOUND, also of another customer's */
export async function removeAddress(
  { db }: AddressDeps,
  { id: userId }: Owner,
  { id }: { id: number },
): Promise<AddressView> {
  return db.$transaction(async (tx) => {
    const row = await tx.address.findFirst({ where: { id, userId } })
    const { count } = await tx.address.deleteMany({ where: { id, userId } })
    if (!row || count === 0) throw notFound()
    return toAddress(row)
  })
}

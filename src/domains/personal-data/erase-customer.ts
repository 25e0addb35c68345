import type { Transaction } from '../../db/client.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isStaffRole } from '../access/role-rules.ts'
import { assertNotJustChanged } from '../accounts/account-changes.ts'
import type { CallOrigin } from '../accounts/device.ts'
import { hashLimitKey } from '../accounts/limits.ts'
import { noName } from '../accounts/move-customer.ts'
import { type Proof, proveOwner } from '../accounts/second-factor/prove-owner.ts'
import { removeSecondFactor } from '../accounts/second-factor/turn-off.ts'
import { writeSecurityEvent } from '../accounts/security-events.ts'
import { dropBasketUploads, eraseArtwork } from '../artwork/remove-files.ts'
import { writeEntry } from '../audit/write-entry.ts'
import { eraseBuyers } from '../buyers/buyer-acts.ts'
import { eraseAttempts } from '../card-payments/attempts-of-user.ts'
import { eraseMessages } from '../messages/read-messages.ts'
import { eraseOffers } from '../offers/offers-of-user.ts'
import { eraseShipments } from '../order-shipment/shipments-of-user.ts'
import { erasePayments } from '../payments/payments-of-user.ts'
import { eraseProofs } from '../proofs/proofs-of-user.ts'
import { lockUser } from '../staff/lock-users.ts'

/**
 * Staff (area 6) erase a customer who asks for it. The history has who did it and the number, no more.
 * @throws NOT_FOUND, also for staff
 */
export async function eraseCustomer(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<void> {
  await deps.db.$transaction(async (tx) => {
    await erase(tx, id, deps.now())
    const name = `№ ${id}`
    await writeEntry(tx, { by: caller.id, kind: 'customer', id, name, act: 'deleted', changes: {} })
  })
}

/**
 * Customers erase themselves, with their password.
 * @throws FORBIDDEN for staff, whose accounts other staff end; CONFLICT after a change without the old
 * password; VALIDATION, CODE_NEEDED, RATE_LIMITED
 */
export async function eraseOwnAccount(
  deps: Pick<Deps, 'db' | 'limits' | 'now' | 'settings'>,
  caller: Caller,
  { device, ...proof }: Proof & CallOrigin,
): Promise<void> {
  if (isStaffRole(caller.role)) throw new AppError('FORBIDDEN')
  await assertNotJustChanged(deps.db, caller.id, deps.now())
  await proveOwner(deps, caller, proof, device)
  await deps.db.$transaction(async (tx) => {
    const at = deps.now()
    await erase(tx, caller.id, at)
    const nowhere = { address: '', userAgent: '' }
    await writeSecurityEvent(tx, { act: 'accountErased', userId: caller.id, at, device: nowhere })
  })
}

/**
 * Orders stay, without the person (DAT-2): number, service, counts, prices, dates, statuses. What identifies
 * them goes: name, e-mail, phone, photo, comments, quotes, artwork, messages, the name in approvals, notes
 * about them, who paid for them and with which card, their companies (documents stay for the legal term, DOC-13), their own terms, the addresses that orders are and were brought to and who took them, sessions, requests on the contact form, their name in the history and addresses in the security
 * events. The picture's file is swept within 30 s.
 */
async function erase(tx: Transaction, id: number, now: Date): Promise<void> {
  // The lock also holds back orders that are just being placed.
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${id} FOR UPDATE`
  const user = await lockUser(tx, id)
  if (isStaffRole(user.role)) throw notFound()
  const requests = await eraseContactRequests(tx, user)
  await removeSecondFactor(tx, id)
  await tx.session.deleteMany({ where: { userId: id } })
  await tx.passwordReset.deleteMany({ where: { userId: id } })
  await tx.accountChange.deleteMany({ where: { userId: id } })
  await tx.knownDevice.deleteMany({ where: { userId: id } })
  await tx.emailConfirmation.deleteMany({ where: { userId: id } })
  await tx.staffInvitation.deleteMany({ where: { userId: id } })
  await tx.heldEmail.deleteMany({ where: { userId: id } })
  await tx.orderKey.deleteMany({ where: { userId: id } })
  await tx.basket.deleteMany({ where: { userId: id } })
  await dropBasketUploads(tx, id)
  await tx.purchase.updateMany({ where: { userId: id }, data: { key: null, requestHash: null } })
  await tx.rateLimit.deleteMany({ where: { key: { endsWith: `:${hashLimitKey(user.email)}` } } })
  await eraseOffers(tx, id)
  await eraseProofs(tx, id)
  await eraseMessages(tx, id)
  await eraseArtwork(tx, id, now)
  await erasePayments(tx, id)
  await eraseBuyers(tx, id, now)
  await tx.address.deleteMany({ where: { userId: id } })
  await eraseShipments(tx, id)
  await eraseAttempts(tx, id)
  await tx.order.updateMany({ where: { userId: id, comment: { not: '' } }, data: { comment: '' } })
  await tx.promiseMove.updateMany({
    where: { order: { userId: id }, reason: { not: '' } },
    data: { reason: '' },
  })
  await tx.order.updateMany({
    where: { userId: id, priceReason: { not: null } },
    data: { priceReason: null },
  })
  await tx.user.update({
    where: { id },
    data: {
      name: noName,
      surname: '',
      fatherName: '',
      email: `erased-${id}@erased.invalid`,
      contactEmail: '',
      pendingEmail: '',
      phoneNumber: '',
      staffNote: '',
      passwordHash: 'erased',
      photoId: null,
      language: 'az',
      deletedAt: now,
    },
  })
  await tx.$executeRaw`SELECT erase_from_records(${id}::integer, ${requests}::integer[])`
  // Former records that were put together with theirs, whose entries the history has too.
  const nothing = { name: noName, surname: '', fatherName: '', contactEmail: '', phoneNumber: '' }
  await tx.user.updateMany({ where: { mergedIntoId: id }, data: { ...nothing, staffNote: '' } })
  await tx.apartCustomers.deleteMany({ where: { OR: [{ oneId: id }, { otherId: id }] } })
  await tx.$executeRaw`SELECT erase_from_records(id, '{}') FROM users WHERE merged_into_id = ${id}`
}

type Person = { name: string; surname: string; phoneNumber: string }

/**
 * Deletes requests on the contact form with the customer's number and whole name, in either order and any
 * spelling. Nothing proves that the number in their profile is theirs: matching less would delete another
 * person's requests, so staff decide about the rest. Returns the requests' ids.
 */
async function eraseContactRequests(
  tx: Transaction,
  { name, surname, phoneNumber }: Person,
): Promise<number[]> {
  const gone = await tx.$queryRaw<{ id: number }[]>`
    DELETE FROM contact_requests
    WHERE regexp_replace(phone_number, '\\D', '', 'g') = regexp_replace(${phoneNumber}, '\\D', '', 'g')
      AND regexp_replace(btrim(search_fold(name)), '\\s+', ' ', 'g') IN (
        search_fold(${`${name} ${surname}`}), search_fold(${`${surname} ${name}`}))
    RETURNING id`
  return gone.map(({ id }) => id)
}

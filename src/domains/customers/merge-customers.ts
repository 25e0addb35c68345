import type { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { assertCurrent } from '../../lib/as-read.ts'
import { AppError } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { moveCustomer } from '../accounts/move-customer.ts'
import { isPayingByCard } from '../attempt-status/live-attempts.ts'
import { difference } from '../audit/difference.ts'
import { hiddenFields, readRecord } from '../audit/snapshots.ts'
import { writeEntry } from '../audit/write-entry.ts'
import type { UserRow } from '../staff/user-output.ts'
import { type MergedField, mergedFields, type mergeFields, type Side } from './customer-input.ts'
import { nameOf } from './customer-output.ts'
import { lockCustomer } from './hold-customer.ts'
import { asPair, assertMayMerge, mergeRefusals } from './merge-rules.ts'

type Input = z.output<typeof mergeFields>

/**
 * Two records of one person become one (CUS-11): all that names the record that goes then names the one that
 * stays, and what of it wasn't chosen remains with the former record, where the search finds it. It can't be
 * undone.
 * @throws FORBIDDEN without area 8 beside area 6; NOT_FOUND; CONFLICT for one and the same record, for two
 * accounts, where the account is to go, while one of them pays by card, or when another user has saved one of them
 * since
 */
export async function mergeCustomers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id, otherId, updatedAt, otherUpdatedAt, ...chosen }: Input,
): Promise<void> {
  assertMayMerge(caller)
  const pair = asPair(id, otherId)
  await db.$transaction(async (tx) => {
    for (const one of pair) await lockCustomer(tx, one)
    const [stays, goes] = [await lockCustomer(tx, id), await lockCustomer(tx, otherId)]
    assertCurrent(stays, updatedAt)
    assertCurrent(goes, otherUpdatedAt)
    if (goes.addedById === null)
      throw new AppError(
        'CONFLICT',
        stays.addedById === null ? mergeRefusals.twoLogIns : mergeRefusals.accountStays,
      )
    if (await isPayingByCard(tx, pair)) throw new AppError('CONFLICT', mergeRefusals.paying)
    const values = { stays: valuesOf(stays), goes: valuesOf(goes) }
    const takes = (field: MergedField): Side =>
      field === 'email' && !stays.addedById ? 'stays' : chosen[field]
    const before = await readRecord(tx, 'customer', id)
    await moveCustomer(tx, { from: otherId, to: id })
    const left = together(values, (field) => otherSide(takes(field)))
    await tx.user.update({ where: { id: otherId }, data: { ...left, mergedIntoId: id, deletedAt: now() } })
    await tx.user.update({ where: { id }, data: together(values, takes) })
    const after = await readRecord(tx, 'customer', id)
    const changes = difference(before?.fields ?? null, after?.fields ?? null, hiddenFields.customer)
    const from = { id: otherId, name: `${nameOf(goes)}, № ${otherId}` }
    const record = { by: caller.id, kind: 'customer', id, name: nameOf(stays), act: 'changed' } as const
    await writeEntry(tx, { ...record, changes: { mergedFrom: [null, from], ...changes } })
  })
}

const otherSide = (side: Side): Side => (side === 'stays' ? 'goes' : 'stays')

type Values = Record<MergedField, Prisma.UserUncheckedUpdateInput>

const valuesOf = (user: UserRow): Values => ({
  name: { name: user.name, surname: user.surname, fatherName: user.fatherName },
  phoneNumber: { phoneNumber: user.phoneNumber },
  email: { contactEmail: user.contactEmail },
  emailLanguage: { language: user.language },
  note: { staffNote: user.staffNote },
})

/** Each field as the record has it that `takes` names. */
const together = (
  values: Record<Side, Values>,
  takes: (field: MergedField) => Side,
): Prisma.UserUncheckedUpdateInput =>
  Object.fromEntries(mergedFields.flatMap((field) => Object.entries(values[takes(field)][field])))

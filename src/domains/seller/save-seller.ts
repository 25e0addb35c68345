import type { z } from 'zod'
import { isUniqueViolation } from '../../db/database-errors.ts'
import type { SellerProfile } from '../../db/generated/client.ts'
import { newVersion } from '../../lib/as-read.ts'
import { bakuDay } from '../../lib/days.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import { listSellerProfiles, type SellerProfileView } from './read-seller.ts'
import type { sellerFields } from './seller-input.ts'

type SellerDeps = Pick<Deps, 'db' | 'now'>
type Given = z.output<typeof sellerFields>
const kind = 'sellerProfile'

const sameDay: Message = /*i18n*/ {
  id: 'seller.sameDay',
  message: 'There are requisites from this day already: change those, or choose another day.',
}
const hasBegun: Message = /*i18n*/ {
  id: 'seller.hasBegun',
  message: 'These requisites count already: documents may have been issued with them.',
}

/**
 * Changes requisites, or adds such that count from another day on: they begin as those before them. Documents that
 * were issued keep what they say (DOC-1).
 * @throws NOT_FOUND; CONFLICT when another user has saved them since `updatedAt`, or others begin on that day
 */
export async function saveSeller(
  deps: SellerDeps,
  caller: Pick<Caller, 'id'>,
  { id, from, updatedAt, ...fields }: Given,
): Promise<SellerProfileView> {
  const validFrom = from ?? (id === undefined ? bakuDay(deps.now()) : undefined)
  const data = { ...fields, ...(validFrom && { validFrom }) }
  try {
    const row =
      id === undefined
        ? await addProfile(deps, caller, { ...fields, validFrom: validFrom ?? bakuDay(deps.now()) })
        : await recordedUpdate(deps.db, { by: caller.id, kind, id, updatedAt }, (tx) =>
            tx.sellerProfile.update({ where: { id }, data: { ...data, ...newVersion() } }),
          )
    return readProfile(deps, row.id)
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('CONFLICT', sameDay, { cause: error }) : error
  }
}

type NewProfile = Omit<Given, 'id' | 'from' | 'updatedAt'> & { validFrom: Date }

const addProfile = (
  { db }: SellerDeps,
  caller: Pick<Caller, 'id'>,
  { validFrom, ...fields }: NewProfile,
): Promise<SellerProfile> =>
  recordedNew(db, { by: caller.id, kind }, async (tx) => {
    const before = await tx.sellerProfile.findFirst({
      where: { validFrom: { lt: validFrom } },
      orderBy: { validFrom: 'desc' },
      omit: { id: true, validFrom: true, updatedAt: true },
    })
    return tx.sellerProfile.create({
      data: { ...before, accounts: before?.accounts ?? [], ...fields, validFrom },
    })
  })

async function readProfile(deps: SellerDeps, id: number): Promise<SellerProfileView> {
  const found = (await listSellerProfiles(deps)).find((profile) => profile.id === id)
  if (!found) throw notFound()
  return found
}

/** Takes back requisites whose day hasn't come. @throws NOT_FOUND; CONFLICT when they count already */
export function removeSeller(
  { db, now }: SellerDeps,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<void> {
  return recorded(db, { by: caller.id, kind, id }, async (tx) => {
    const row = await tx.sellerProfile.findUnique({ where: { id } })
    if (!row) throw notFound()
    if (row.validFrom <= bakuDay(now())) throw new AppError('CONFLICT', hasBegun)
    await tx.sellerProfile.delete({ where: { id } })
  })
}

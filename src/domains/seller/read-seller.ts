import { z } from 'zod'
import type { Database, Transaction } from '../../db/client.ts'
import type { SellerProfile } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { bakuDay } from '../../lib/days.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { TaxKind } from '../tax/vat.ts'
import {
  accountSchema,
  missingRequisites,
  requiredRequisites,
  type Seller,
  sellerSchema,
} from './seller-input.ts'

const storedAccounts = z.array(accountSchema)

export const toSeller = ({ accounts, ...row }: SellerProfile): Seller =>
  sellerSchema.parse({ ...row, accounts: storedAccounts.parse(accounts) })

/** What counts on a stored day: the latest that has begun by then; null before the first (DOC-1). */
export async function sellerOn(db: Database | Transaction, day: Date): Promise<Seller | null> {
  const row = await db.sellerProfile.findFirst({
    where: { validFrom: { lte: day } },
    orderBy: { validFrom: 'desc' },
  })
  return row && toSeller(row)
}

/** How prices are taxed, by their stored day; `none` as long as there are no requisites (DOC-30). */
export async function readTaxKinds(db: Database | Transaction): Promise<(day: Date) => TaxKind> {
  const profiles = await db.sellerProfile.findMany({
    orderBy: { validFrom: 'desc' },
    select: { validFrom: true, name: true, taxKind: true },
  })
  return (day) => {
    const profile = profiles.find(({ validFrom }) => validFrom <= day)
    return profile && profile.name !== '' ? profile.taxKind : 'none'
  }
}

/** {@link readTaxKinds} of a single day. */
export const taxKindOn = async (db: Database | Transaction, day: Date): Promise<TaxKind> =>
  (await readTaxKinds(db))(day)

/** `issues`: nothing is missing, so documents are issued. */
export const shownSellerSchema = sellerSchema.extend({ issues: z.boolean() })

/** The requisites of today for everyone; empty where none are entered. */
export async function readSeller({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof shownSellerSchema>[]> {
  const seller = await sellerOn(db, bakuDay(now()))
  if (seller === null || seller.name === '') return []
  return [{ ...seller, issues: missingRequisites(seller).length === 0 }]
}

export const sellerProfileSchema = sellerSchema.extend({
  id: z.int(),
  /** The first day on which it counts. */
  from: z.iso.date(),
  /** It counts today. */
  isCurrent: z.boolean(),
  /** What must be there before a document is issued, and isn't. */
  missing: z.array(z.enum(requiredRequisites)),
  updatedAt: updatedAtOut,
})
export type SellerProfileView = z.infer<typeof sellerProfileSchema>

export function toProfile(row: SellerProfile, isCurrent: boolean): SellerProfileView {
  const seller = toSeller(row)
  return {
    id: row.id,
    from: row.validFrom.toISOString().slice(0, 10),
    isCurrent,
    missing: missingRequisites(seller),
    ...seller,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** All requisites, the newest first. */
export async function listSellerProfiles({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<SellerProfileView[]> {
  const rows = await db.sellerProfile.findMany({ orderBy: { validFrom: 'desc' } })
  const today = bakuDay(now())
  const current = rows.find(({ validFrom }) => validFrom <= today)
  return rows.map((row) => toProfile(row, row === current))
}

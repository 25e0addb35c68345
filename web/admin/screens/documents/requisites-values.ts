import type { inferRouterOutputs } from '@trpc/server'
import { z } from 'zod'
import { iban, voen } from '../../../../src/domains/seller/seller-input.ts'
import { taxKinds } from '../../../../src/domains/tax/vat.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { email } from '../../../../src/lib/email-fields.ts'
import { day, emptyOr, line, text } from '../../../../src/lib/fields.ts'
import { shownIban } from '../../../../src/lib/iban.ts'

export type Profile = inferRouterOutputs<AppRouter>['seller']['profiles'][number]
type Account = Profile['accounts'][number]

/** Its first account lies open among the other fields. */
const plain = {
  bank: '',
  code: '',
  swift: '',
  iban: '',
  bankVoen: '',
  correspondentAccount: '',
} satisfies Account
const company = { name: '', voen: '', address: '', director: '', email: '', vatAccount: '' }

export type RequisitesValues = typeof company & Account & { from: string; taxKind: (typeof taxKinds)[number] }

/** What the fields take; sent as {@link toProfile} puts them together. */
export const requisitesForm = z.object({
  from: day,
  name: line(300),
  voen,
  address: text(500),
  director: line(200),
  email: emptyOr(email),
  taxKind: z.enum(taxKinds),
  bank: line(200),
  code: line(20),
  swift: line(20),
  iban: emptyOr(iban),
  bankVoen: voen,
  correspondentAccount: emptyOr(iban),
  vatAccount: emptyOr(iban),
})

/** Requisites as the fields show them; those of a new company are empty. */
export function toValues(profile: Profile | undefined, today: string): RequisitesValues {
  if (!profile) return { ...company, ...plain, from: today, taxKind: 'none' }
  const { from, name, voen: number, address, director, email: mail, taxKind, vatAccount } = profile
  const {
    accounts: [account = plain],
  } = profile
  return {
    from,
    name,
    voen: number,
    address,
    director,
    email: mail,
    taxKind,
    vatAccount: shownIban(vatAccount),
    ...account,
    iban: shownIban(account.iban),
    correspondentAccount: shownIban(account.correspondentAccount),
  }
}

/** What is sent: the first account in its place before the others. */
export function toProfile(
  { bank, code, swift, iban: own, bankVoen, correspondentAccount, ...fields }: RequisitesValues,
  profile: Profile | undefined,
) {
  const first = { bank, code, swift, iban: own, bankVoen, correspondentAccount }
  return { ...fields, accounts: [first, ...(profile?.accounts.slice(1) ?? [])] }
}

import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { email } from '../../lib/email-fields.ts'
import type { Message } from '../../lib/errors.ts'
import { day, emptyOr, id, line, list, maybe, optionalFields, row, rule, text } from '../../lib/fields.ts'
import { ibanFault, plainIban } from '../../lib/iban.ts'
import { plainVoen } from '../../lib/voen.ts'
import { taxKinds } from '../tax/vat.ts'

const ibanForm: Message = /*i18n*/ {
  id: 'seller.ibanForm',
  message: 'An account has AZ, two digits, four letters of the bank and 20 signs.',
}
const ibanCheck: Message = /*i18n*/ {
  id: 'seller.ibanCheck',
  message: 'The IBAN is wrong: its check digits don’t add up.',
}

/** An account in Azerbaijan; kept without spaces, in capitals. What is wrong is refused. */
export const iban = z
  .string()
  .max(60)
  .check(
    rule((typed: string) => ibanFault(typed) !== 'form', ibanForm),
    rule((typed: string) => ibanFault(typed) !== 'check', ibanCheck),
  )
  .transform(plainIban)

/** The number of a taxpayer, as it was typed but for spaces: what doesn't follow the rule is only warned of (DOC-2). */
export const voen = line(20).transform(plainVoen)

const account = row({
  bank: line(200).default(''),
  /** The bank's code. */
  code: line(20).default(''),
  swift: line(20).default(''),
  iban: emptyOr(iban).default(''),
  bankVoen: voen.default(''),
  correspondentAccount: emptyOr(iban).default(''),
})

const maxAccounts = 5

const profile = {
  name: line(300),
  voen,
  address: text(500),
  director: line(200),
  email: emptyOr(email),
  taxKind: z.enum(taxKinds),
  accounts: list(account, maxAccounts),
  vatAccount: emptyOr(iban),
}

/** Without an `id` a new profile that begins as the one before it; what isn't sent stays. */
export const sellerFields = z.object({
  id: maybe(id),
  from: maybe(day),
  ...optionalFields(profile),
  updatedAt: readAt,
})

/** An account at a bank, as it is kept. */
export const accountSchema = z.object({
  bank: z.string(),
  code: z.string(),
  swift: z.string(),
  iban: z.string(),
  bankVoen: z.string(),
  correspondentAccount: z.string(),
})
export type BankAccount = z.infer<typeof accountSchema>

/** What a document says of the seller. */
export const sellerSchema = z.object({
  name: z.string(),
  voen: z.string(),
  address: z.string(),
  director: z.string(),
  email: z.string(),
  taxKind: z.enum(taxKinds),
  accounts: z.array(accountSchema),
  vatAccount: z.string(),
})
export type Seller = z.infer<typeof sellerSchema>

/** What must be there before a document is issued. */
export const requiredRequisites = ['name', 'voen', 'address', 'bank', 'iban', 'vatAccount'] as const
export type Requisite = (typeof requiredRequisites)[number]

/** The required fields that are empty; only a VAT payer needs an account for VAT (DOC-1). */
export function missingRequisites({
  name,
  voen,
  address,
  accounts,
  taxKind,
  vatAccount,
}: Seller): Requisite[] {
  const [first] = accounts
  const given = { name, voen, address, bank: first?.bank ?? '', iban: first?.iban ?? '', vatAccount }
  return requiredRequisites.filter(
    (requisite) => given[requisite] === '' && (requisite !== 'vatAccount' || taxKind === 'vat18'),
  )
}

import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { languages } from '../../lib/languages.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import { spentByEach } from './spend.ts'

/** A customer; `email` is empty while it isn't known, `budget` is the 3-year spend in AZN (CUS-1). */
export const customerSchema = z.object({
  id: z.int(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  budget: z.number(),
})
export type Customer = z.infer<typeof customerSchema>

/**
 * Added on a customer's own page: since when they are a customer, the language of their emails, and whether
 * they have an account; without one staff have added them, and `email` is what staff entered.
 */
export const customerDetailSchema = customerSchema.extend({
  registeredAt: z.iso.datetime(),
  language: z.enum(languages),
  emailConfirmed: z.boolean(),
  hasAccount: z.boolean(),
  /** The address that an account gets once its owner has confirmed it; empty for none. */
  pendingEmail: z.string(),
  /** Staff's own. */
  note: z.string(),
  openOrders: z.int(),
  updatedAt: updatedAtOut,
  /** Who of the staff changed the record last. */
  lastChange: z.object({ name: z.string(), at: z.iso.datetime() }).nullable(),
  /** Another record that may be the same person's (CUS-11); `samePhone`, or else the same address. */
  twin: z
    .object({
      id: z.int(),
      name: z.string(),
      surname: z.string(),
      samePhone: z.boolean(),
      orders: z.int(),
      lastOrderAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Records that were put together with this one, with what of them wasn't chosen. */
  former: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      surname: z.string(),
      phoneNumber: z.string(),
      email: z.string(),
      note: z.string(),
    }),
  ),
})

type UserRow = {
  id: number
  name: string
  surname: string
  email: string
  contactEmail: string
  phoneNumber: string
}

/** Users with their spend, in one query for all of them. */
export async function toCustomers(db: Database, users: UserRow[], now: Date): Promise<Customer[]> {
  const userIds = users.map(({ id }) => id)
  const spent = await spentByEach(db, userIds, now)
  return users.map((user) => toCustomer(user, spent.get(user.id) ?? 0))
}

/** `spent` is in qəpik. */
export function toCustomer(user: UserRow, spent: Qepik): Customer {
  const { id, name, surname, phoneNumber } = user
  return { id, name, surname, email: user.email || user.contactEmail, phoneNumber, budget: toAzn(spent) }
}

export const nameOf = ({ name, surname }: { name: string; surname: string }): string =>
  `${name} ${surname}`.trim()

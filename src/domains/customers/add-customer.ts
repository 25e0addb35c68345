import type { z } from 'zod'
import { defaultLanguage } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { recordedNew } from '../audit/recorded.ts'
import { asEmailTaken, assertNoAccount } from '../staff/email-taken.ts'
import type { addedCustomerFields } from './customer-input.ts'
import { type Customer, toCustomer } from './customer-output.ts'

/**
 * Staff add a customer who has no account; a name is enough (CUS-5). Nobody can log in as one.
 * @throws CONFLICT when the address is a confirmed account's, or of another customer whom staff have added
 */
export async function addCustomer(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { name, surname = '', phoneNumber = '', email = '', language }: z.output<typeof addedCustomerFields>,
): Promise<Customer> {
  if (email !== '') await assertNoAccount(db, email)
  try {
    const user = await recordedNew(db, { by: caller.id, kind: 'customer' }, (tx) =>
      tx.user.create({
        data: {
          ...{ name, surname, phoneNumber, contactEmail: email, email: '', passwordHash: 'none' },
          language: language ?? defaultLanguage,
          addedBy: { connect: { id: caller.id } },
          role: { connect: { name: customerRole } },
        },
      }),
    )
    return toCustomer(user, 0)
  } catch (error) {
    throw asEmailTaken(error)
  }
}

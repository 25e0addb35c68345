import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { limitConfirmations } from '../accounts/confirm-email.ts'
import { recordedUpdate } from '../audit/recorded.ts'
import { asEmailTaken, assertNoAccount, assertNotKept, emailTaken } from '../staff/email-taken.ts'
import type { UserRow } from '../staff/user-output.ts'
import type { customerFields } from './customer-input.ts'
import { assertCustomer, lockCustomer } from './hold-customer.ts'

type Input = z.output<typeof customerFields>
type Sent = Omit<Input, 'id' | 'updatedAt'>

const needed: Message = /*i18n*/ {
  id: 'customers.accountNeeds',
  message: 'Somebody with an account can’t be without it.',
}

/**
 * Staff correct a customer's data (CUS-9). The address of one without an account changes at once; an account's
 * only once its owner has confirmed the new one by the link that is sent there (CUS-10), and the earlier one
 * takes that back.
 * @throws NOT_FOUND; VALIDATION for an account without phone or address; CONFLICT for a taken address, or when
 * another user has saved since `updatedAt`; RATE_LIMITED
 */
export async function updateCustomer(
  deps: Pick<Deps, 'db' | 'limits' | 'emails' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id, updatedAt, ...input }: Input,
): Promise<void> {
  const { db } = deps
  await assertCustomer(db, id)
  const found = await db.user.findUniqueOrThrow({ where: { id } })
  if (found.addedById === null && isNewAddress(found, input.email))
    await limitConfirmations(deps, input.email)
  try {
    await recordedUpdate(db, { by: caller.id, kind: 'customer', id, updatedAt }, async (tx) => {
      const user = await lockCustomer(tx, id)
      const { name, surname, phoneNumber, emailLanguage: language, note: staffNote } = input
      const email =
        user.addedById === null
          ? await accountAddress(deps, tx, user, input)
          : await contactAddress(tx, user, input)
      const data = { name, surname, phoneNumber, language, staffNote, ...email }
      await tx.user.update({ where: { id }, data })
    })
  } catch (error) {
    throw asEmailTaken(error)
  }
}

/** Whether a link is to be sent: the address is neither the account's nor waits to be. */
const isNewAddress = (
  user: { email: string; pendingEmail: string },
  email: string | undefined,
): email is string =>
  email !== undefined && email !== '' && email !== user.email && email !== user.pendingEmail

async function contactAddress(
  tx: Transaction,
  { contactEmail }: UserRow,
  { email }: Sent,
): Promise<Prisma.UserUpdateInput> {
  if (email === undefined || email === contactEmail) return {}
  if (email !== '') await assertNoAccount(tx, email)
  return { contactEmail: email }
}

async function accountAddress(
  { emails, now }: Pick<Deps, 'emails' | 'now'>,
  tx: Transaction,
  user: UserRow,
  { email, phoneNumber }: Sent,
): Promise<Prisma.UserUpdateInput> {
  if (phoneNumber === '') throw invalid('phoneNumber', needed)
  if (email === '') throw invalid('email', needed)
  if (email === user.email && user.pendingEmail !== '') {
    await tx.emailConfirmation.deleteMany({ where: { userId: user.id, email: { not: null } } })
    return { pendingEmail: '' }
  }
  if (!isNewAddress(user, email)) return {}
  if ((await tx.user.count({ where: { email, deletedAt: null } })) > 0) throw emailTaken()
  await assertNotKept(tx, email, now(), user.id)
  await tx.emailConfirmation.deleteMany({ where: { userId: user.id, email: { not: null } } })
  const requestedAt = now().toISOString()
  await emails.enqueue(tx, { kind: 'newEmailConfirmation', userId: user.id, email, requestedAt })
  return { pendingEmail: email }
}

import type { Prisma, User } from '../../db/generated/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'

/** What becomes of an email about an order: it goes, it waits for the address to be confirmed, or there is none. */
export const mailReaches = ['reaches', 'unconfirmed', 'noAddress'] as const
export type MailReach = (typeof mailReaches)[number]

/** What {@link mailReachOf} looks at. */
export const mailParts = {
  email: true,
  contactEmail: true,
  emailConfirmedAt: true,
  addedById: true,
  deletedAt: true,
} as const satisfies Prisma.UserSelect

/**
 * Whether emails about orders reach a customer, and why not. An address that staff entered for a customer
 * without an account needs no confirmation (EML-2, CUS-7).
 */
export function mailReachOf(user: Pick<User, keyof typeof mailParts>): MailReach {
  if (user.deletedAt !== null || (user.email || user.contactEmail) === '') return 'noAddress'
  return user.emailConfirmedAt !== null || user.addedById !== null ? 'reaches' : 'unconfirmed'
}

const noAddress: Message = /*i18n*/ {
  id: 'customers.noMailAddress',
  message: 'This customer has no e-mail address. Send the link in another way.',
}
const unconfirmedAddress: Message = /*i18n*/ {
  id: 'customers.unconfirmedMailAddress',
  message: 'This customer has not confirmed the e-mail address. Send the link in another way.',
}

/** Before staff send a link by email. @throws CONFLICT with the reason why none would reach the customer */
export function assertReached(user: Pick<User, keyof typeof mailParts>): void {
  const reach = mailReachOf(user)
  if (reach !== 'reaches')
    throw new AppError('CONFLICT', reach === 'noAddress' ? noAddress : unconfirmedAddress)
}

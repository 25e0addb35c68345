import type { Prisma, User } from '../../db/generated/client.ts'

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

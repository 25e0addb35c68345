import type { Transaction } from '../../db/client.ts'
import type { Prisma, User } from '../../db/generated/client.ts'
import { type Language, toLanguage } from '../../lib/languages.ts'
import { invitedParts } from '../staff/invite-staff.ts'
import type { EmailDefinition, Queued, Translator, Writing } from './define-email.ts'
import { type Email, greet, hello, sayIn } from './email.ts'

/**
 * The receiver of an account's email. `name` only where the address is confirmed: any other gets nothing that
 * was typed.
 */
export type Receiver = { email: string; language: Language; name: { first: string; whole: string } | null }

/** `language` is that of the page on which the receiver did it; without one, of their last log-in. */
export type ToUser = { userId: number; language?: Language | undefined }

export type AccountWriting = Omit<Writing, 'db' | 'secretKey'> & {
  tx: Transaction
  user: Prisma.UserGetPayload<{ include: typeof invitedParts }>
  /** The receiver at the account's present address. */
  receiver: Receiver
  /** When it was queued. */
  when: Date
}

type AccountEmail<Job, Data> = {
  read(job: Queued<Job & ToUser>, writing: AccountWriting): Promise<Data | null>
  say(data: Data, translator: Translator): Pick<Email, 'subject' | 'paragraphs' | 'action' | 'notes'>
}

/** An email to an account. It goes to the account's address unless `read` returns another receiver. */
export const toAccount = <Job, Data extends object>(
  email: AccountEmail<Job, Data>,
): EmailDefinition<Job & ToUser, Data & { receiver: Receiver }, 'anyAddress'> => ({
  to: 'anyAddress',
  read: (job, { db, siteUrl, now }) =>
    db.$transaction(async (tx) => {
      // The lock keeps the address from changing at the same time: a link belongs to the address that it goes
      // to.
      await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${job.userId} FOR SHARE`
      const where = { id: job.userId, deletedAt: null }
      const user = await tx.user.findFirst({ where, include: invitedParts })
      if (!user) return null
      const receiver = receiverOf(user, job.language)
      const when = new Date(job.queuedAt)
      const data = await email.read(job, { tx, user, receiver, when, siteUrl, now })
      return data && { receiver, ...data }
    }),
  write(data) {
    const { language } = data.receiver
    return { ...toReceiver(data.receiver), ...email.say(data, { say: sayIn(language), language }) }
  },
})

export const receiverOf = (
  user: Pick<User, 'email' | 'emailConfirmedAt' | 'language' | 'name' | 'surname'>,
  language: Language | undefined,
): Receiver => ({
  email: user.email,
  language: language ?? toLanguage(user.language),
  name: user.emailConfirmedAt ? { first: user.name, whole: `${user.name} ${user.surname}` } : null,
})

/** The greeting of every email to an account. */
export function toReceiver({ email, language, name }: Receiver) {
  const say = sayIn(language)
  return {
    to: { name: name?.whole ?? '', address: email },
    language,
    ink: 'yellow',
    greeting: name ? greet(say, name.first) : say(hello),
  } as const
}

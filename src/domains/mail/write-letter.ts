import type { Database } from '../../db/client.ts'
import { toLanguage } from '../../lib/languages.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { resetLife, resetLink } from '../accounts/reset-link.ts'
import { makeToken } from '../accounts/sessions.ts'
import { changedLetter, resetLetter, secondFactorLetter } from './account-letters.ts'
import { companyLanguage, readCompany } from './company.ts'
import { contactLetter } from './contact-letter.ts'
import type { Letter } from './letter.ts'
import { acceptedLetter, companyLetter, notApprovedLetter, receivedLetter } from './order-letters.ts'
import type { QueuedMail } from './queue.ts'

/** Reading the database at the time of sending; null when there is nobody to write to, or no use in it any more. */
export async function writeLetter(
  db: Database,
  mail: QueuedMail,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<Letter | null> {
  switch (mail.kind) {
    case 'passwordReset':
      return writeReset(db, mail, now)
    case 'passwordChanged': {
      const user = await findReceiver(db, mail.userId)
      return user && changedLetter(user, new Date(mail.queuedAt), siteUrl)
    }
    case 'secondFactorChanged': {
      const user = await findReceiver(db, mail.userId)
      return user && secondFactorLetter(user, mail.change, new Date(mail.queuedAt), siteUrl)
    }
    case 'contactRequest': {
      const request = await db.contactRequest.findUnique({ where: { id: mail.requestId } })
      const { email } = await readCompany(db, companyLanguage)
      return request && email ? contactLetter(request, email, companyLanguage, siteUrl) : null
    }
    default:
      return writeOrderLetter(db, mail, siteUrl)
  }
}

async function writeOrderLetter(
  db: Database,
  { kind, orderId }: Extract<QueuedMail, { orderId: number }>,
  siteUrl: string,
): Promise<Letter | null> {
  const order = await db.order.findUnique({ where: { id: orderId }, include: { user: true } })
  if (!order) return null
  if (kind === 'orderReceivedCompany') {
    const { email } = await readCompany(db, companyLanguage)
    return email ? companyLetter(order, email, companyLanguage, siteUrl) : null
  }
  if (order.user.deletedAt) return null
  if (kind === 'orderAccepted') return acceptedLetter(order, siteUrl)
  if (kind === 'orderReceived') return receivedLetter(order, siteUrl)
  const cancelled = await db.orderEvent.findFirst({ where: { orderId, to: 'NotApproved' } })
  return notApprovedLetter(order, cancelled?.reason ?? null, siteUrl)
}

/** Each attempt makes a token of its own, so that none is ever in the queue; the hour runs from the request. */
async function writeReset(
  db: Database,
  mail: Extract<QueuedMail, { kind: 'passwordReset' }>,
  now: Date,
): Promise<Letter | null> {
  const user = await findReceiver(db, mail.userId)
  const expiresAt = new Date(new Date(mail.requestedAt).getTime() + resetLife)
  if (!user || expiresAt <= now) return null
  const token = makeToken()
  await db.passwordReset.create({
    data: { userId: mail.userId, tokenHash: hashToken(token), createdAt: now, expiresAt },
  })
  return resetLetter(user, resetLink(mail.baseUrl, mail.userId, token), expiresAt)
}

async function findReceiver(db: Database, id: number) {
  const user = await db.user.findFirst({ where: { id, deletedAt: null } })
  return user && { ...user, language: toLanguage(user.language) }
}

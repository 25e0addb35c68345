import type { Database } from '../../db/client.ts'
import { writeAccountLetter } from './account-mails.ts'
import { companyLanguage, readCompany, readPickup } from './company.ts'
import { contactLetter } from './contact-letter.ts'
import { holdUnlessConfirmed } from './held-mails.ts'
import type { Letter } from './letter.ts'
import {
  acceptedLetter,
  companyLetter,
  languageOf,
  notApprovedLetter,
  readyLetter,
  receivedLetter,
} from './order-letters.ts'
import { isClientOrderMail, type QueuedMail } from './queue.ts'

type Circumstances = { siteUrl: string; now: Date }

/**
 * Reading the database at the time of sending; null when there is nobody to write to, no use in it any more, or it
 * waits until the address is confirmed.
 */
export async function writeLetter(
  db: Database,
  mail: QueuedMail,
  circumstances: Circumstances,
): Promise<Letter | null> {
  if ('userId' in mail) return writeAccountLetter(db, mail, circumstances)
  if (mail.kind === 'contactRequest') {
    const request = await db.contactRequest.findUnique({ where: { id: mail.requestId } })
    const { email } = await readCompany(db, companyLanguage)
    return request && email ? contactLetter(request, email, companyLanguage, circumstances.siteUrl) : null
  }
  if (isClientOrderMail(mail) && (await holdUnlessConfirmed(db, mail, circumstances.now))) return null
  return writeOrderLetter(db, mail, circumstances)
}

async function writeOrderLetter(
  db: Database,
  { kind, orderId }: Extract<QueuedMail, { orderId: number }>,
  { siteUrl }: Circumstances,
): Promise<Letter | null> {
  const order = await db.order.findUnique({ where: { id: orderId }, include: { user: true } })
  if (!order) return null
  if (kind === 'orderReceivedCompany') {
    const { email } = await readCompany(db, companyLanguage)
    return email ? companyLetter(order, email, companyLanguage, siteUrl) : null
  }
  if (order.user.deletedAt) return null
  if (kind === 'orderAccepted') return acceptedLetter(order, siteUrl)
  if (kind === 'orderReady') return readyLetter(order, await readPickup(db, languageOf(order)), siteUrl)
  if (kind === 'orderReceived') return receivedLetter(order, siteUrl)
  const cancelled = await db.orderEvent.findFirst({ where: { orderId, to: 'NotApproved' } })
  return notApprovedLetter(order, cancelled?.reason ?? null, siteUrl)
}

import type { Database } from '../../db/client.ts'
import { writeAccountLetter } from './account-mails.ts'
import { companyLanguage, readCompany, readPickup } from './company.ts'
import { contactLetter } from './contact-letter.ts'
import { holdUnlessConfirmed } from './held-mails.ts'
import type { Letter } from './letter.ts'
import {
  acceptedLetter,
  companyLetter,
  correctedLetter,
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
  const letter = await writeOrderLetter(db, mail, circumstances)
  // What is of no use any more doesn't take the place of what waits.
  if (letter === null) return null
  const isHeld = isClientOrderMail(mail) && (await holdUnlessConfirmed(db, mail, circumstances.now))
  return isHeld ? null : letter
}

/** The status that a mail tells of. */
const told = {
  orderReceived: 'Pending',
  orderReceivedCompany: 'Pending',
  orderAccepted: 'Accepted',
  orderReady: 'Ready',
  orderNotApproved: 'NotApproved',
} as const

type OrderMail = Extract<QueuedMail, { orderId: number }>

async function writeOrderLetter(
  db: Database,
  mail: OrderMail,
  { siteUrl }: Circumstances,
): Promise<Letter | null> {
  const { kind, orderId } = mail
  const order = await db.order.findUnique({ where: { id: orderId }, include: { user: true } })
  if (!order) return null
  if (kind === 'orderReceivedCompany') {
    const { email } = await readCompany(db, companyLanguage)
    return email ? companyLetter(order, email, companyLanguage, siteUrl) : null
  }
  if (order.user.deletedAt) return null
  if (kind === 'orderReceived') return receivedLetter(order, siteUrl)
  const event = await findEvent(db, mail)
  // Taken back: the client needn't know of it.
  if (event?.undoneBy) return null
  if (kind === 'orderAccepted') return acceptedLetter(order, siteUrl)
  if (kind === 'orderReady') return readyLetter(order, await readPickup(db, languageOf(order)), siteUrl)
  if (kind === 'orderNotApproved') return notApprovedLetter(order, event?.reason ?? null, siteUrl)
  return event && correctedLetter(order, event, siteUrl)
}

/** What happened that the mail tells of. */
function findEvent(db: Database, mail: OrderMail) {
  const { kind, orderId } = mail
  const id = 'eventId' in mail ? mail.eventId : undefined
  const which = kind === 'orderPriceCorrected' ? { oldPrice: { not: null } } : { to: told[kind] }
  return db.orderEvent.findFirst({
    where: id === undefined ? { orderId, ...which } : { id },
    orderBy: { id: 'desc' },
    include: { undoneBy: { select: { id: true } } },
  })
}

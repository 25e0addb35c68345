import type { Database } from '../../db/client.ts'
import { companyLanguage, readCompany, readPickup } from './company.ts'
import { contactEmail } from './contact-email.ts'
import type { Email } from './email.ts'
import { holdUnlessConfirmed } from './held-emails.ts'
import {
  acceptedEmail,
  companyEmail,
  correctedEmail,
  type EmailedOrder,
  languageOf,
  notApprovedEmail,
  readyEmail,
  receivedEmail,
} from './order-emails.ts'
import { isCustomerOrderEmail, type QueuedEmail } from './queue.ts'
import { writeAccountEmail } from './write-account-email.ts'
import { type ArtworkEmail, isArtworkEmail, writeArtworkEmail } from './write-artwork-email.ts'

type Circumstances = { siteUrl: string; now: Date }

/**
 * Reading the database at the time of sending; null when there is nobody to write to, no use in it any more, or it
 * waits until the address is confirmed.
 */
export async function writeEmail(
  db: Database,
  job: QueuedEmail,
  circumstances: Circumstances,
): Promise<Email | null> {
  if ('userId' in job) return writeAccountEmail(db, job, circumstances)
  if (job.kind === 'contactRequest') {
    const request = await db.contactRequest.findUnique({ where: { id: job.requestId } })
    const { email } = await readCompany(db, companyLanguage)
    return request && email ? contactEmail(request, email, companyLanguage, circumstances.siteUrl) : null
  }
  const email = await writeEmailOfOrder(db, job, circumstances.siteUrl)
  // What is of no use any more doesn't take the place of what waits.
  if (email === null) return null
  const isHeld = isCustomerOrderEmail(job) && (await holdUnlessConfirmed(db, job, circumstances.now))
  return isHeld ? null : email
}

/** The status that an email tells of. */
const told = {
  orderReceived: 'Pending',
  orderReceivedCompany: 'Pending',
  orderAccepted: 'Accepted',
  orderReady: 'Ready',
  orderNotApproved: 'NotApproved',
} as const

type OrderEmail = Exclude<Extract<QueuedEmail, { orderId: number }>, ArtworkEmail>

async function writeEmailOfOrder(
  db: Database,
  job: OrderEmail | ArtworkEmail,
  siteUrl: string,
): Promise<Email | null> {
  const order = await db.order.findUnique({ where: { id: job.orderId }, include: { user: true } })
  if (!order) return null
  return isArtworkEmail(job)
    ? writeArtworkEmail(db, job, order, siteUrl)
    : writeOrderEmail(db, job, order, siteUrl)
}

async function writeOrderEmail(
  db: Database,
  job: OrderEmail,
  order: EmailedOrder,
  siteUrl: string,
): Promise<Email | null> {
  const { kind } = job
  if (kind === 'orderReceivedCompany') {
    const { email } = await readCompany(db, companyLanguage)
    return email ? companyEmail(order, email, companyLanguage, siteUrl) : null
  }
  if (order.user.deletedAt) return null
  if (kind === 'orderReceived') return receivedEmail(order, siteUrl)
  const event = await findEvent(db, job)
  // Taken back: the customer needn't know of it.
  if (event?.undoneBy) return null
  if (kind === 'orderAccepted') return acceptedEmail(order, siteUrl)
  if (kind === 'orderReady') return readyEmail(order, await readPickup(db, languageOf(order)), siteUrl)
  if (kind === 'orderNotApproved') return notApprovedEmail(order, event?.reason ?? null, siteUrl)
  return event && correctedEmail(order, event, siteUrl)
}

/** What happened that the email tells of. */
function findEvent(db: Database, job: OrderEmail) {
  const { kind, orderId } = job
  const id = 'eventId' in job ? job.eventId : undefined
  const which = kind === 'orderPriceCorrected' ? { oldPrice: { not: null } } : { to: told[kind] }
  return db.orderEvent.findFirst({
    where: id === undefined ? { orderId, ...which } : { id },
    orderBy: { id: 'desc' },
    include: { undoneBy: { select: { id: true } } },
  })
}

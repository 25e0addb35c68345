import type { Database } from '../../db/client.ts'
import { findToCompany, readPickup } from './company.ts'
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
import { pricedEvents, priceThen } from './price-then.ts'
import { companyPurchaseEmail, purchaseEmail } from './purchase-emails.ts'
import { isCustomerOrderEmail, type QueuedEmail } from './queue.ts'
import { writeAccountEmail } from './write-account-email.ts'
import { type ArtworkEmail, isArtworkEmail, writeArtworkEmail } from './write-artwork-email.ts'
import { writeOfferEmail } from './write-offer-email.ts'

/** `secretKey`: what links of quotes are sealed with. */
type Circumstances = { siteUrl: string; now: Date; secretKey?: string | undefined }

/**
 * Writes an email from the database when it is sent. The recipient and the links are those of that moment; the event it
 * tells of is described as it was when the email was queued (EML-8). Null when there is no recipient, when the email has
 * become pointless, or while the address is still to be confirmed.
 */
export async function writeEmail(
  db: Database,
  job: QueuedEmail,
  circumstances: Circumstances,
): Promise<Email | null> {
  if ('userId' in job) return writeAccountEmail(db, job, circumstances)
  if ('offerId' in job) return writeOfferEmail(db, job, circumstances)
  if (job.kind === 'contactRequest') {
    const request = await db.contactRequest.findUnique({ where: { id: job.requestId } })
    const company = await findToCompany(db, circumstances.siteUrl)
    return request && company && contactEmail(request, company)
  }
  const email = await writeEmailOfOrder(db, job, circumstances.siteUrl)
  // What is of no use any more doesn't take the place of what waits; and nobody is written to without an address.
  if (email === null || email.to.address === '') return null
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

type PurchaseEmail = Extract<QueuedEmail, { purchaseId: number }>
type OrderEmail = Exclude<Extract<QueuedEmail, { orderId: number }>, ArtworkEmail | PurchaseEmail>

async function writeEmailOfOrder(
  db: Database,
  job: OrderEmail | ArtworkEmail | PurchaseEmail,
  siteUrl: string,
): Promise<Email | null> {
  if ('purchaseId' in job) return writePurchaseEmail(db, job, siteUrl)
  const found = await db.order.findUnique({
    where: { id: job.orderId },
    include: { user: true, events: pricedEvents },
  })
  if (!found) return null
  const order = { ...found, price: priceThen(job, found) }
  return isArtworkEmail(job)
    ? writeArtworkEmail(db, job, order, siteUrl)
    : writeOrderEmail(db, job, order, siteUrl)
}

async function writePurchaseEmail(db: Database, job: PurchaseEmail, siteUrl: string): Promise<Email | null> {
  const { kind, purchaseId } = job
  const found = await db.order.findMany({
    where: { purchaseId, user: { deletedAt: null } },
    orderBy: { id: 'asc' },
    include: { user: true, events: pricedEvents },
  })
  const [first, ...others] = found.map((order) => ({ ...order, price: priceThen(job, order) }))
  if (!first) return null
  if (kind === 'purchaseReceived') return purchaseEmail([first, ...others], siteUrl)
  const company = await findToCompany(db, siteUrl)
  return company && companyPurchaseEmail([first, ...others], company)
}

async function writeOrderEmail(
  db: Database,
  job: OrderEmail,
  order: EmailedOrder,
  siteUrl: string,
): Promise<Email | null> {
  const { kind } = job
  if (kind === 'orderReceivedCompany') {
    const company = await findToCompany(db, siteUrl)
    return company && companyEmail(order, company)
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

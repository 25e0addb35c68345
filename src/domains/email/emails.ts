import type { EmailDefinition, Queued } from './define-email.ts'
import { accountChangeEmails } from './emails/account-changes.ts'
import { accountLinkEmails } from './emails/account-links.ts'
import { artworkEmails } from './emails/artwork.ts'
import { backupOverdue } from './emails/backup-overdue.ts'
import { contactRequest } from './emails/contact-request.ts'
import { documentEmails } from './emails/documents.ts'
import { messageEmails } from './emails/messages.ts'
import { offerEmails } from './emails/offers.ts'
import { orderEmails } from './emails/orders.ts'
import { paymentAskedEmails } from './emails/payment-asked.ts'
import { paymentEmails } from './emails/payments.ts'
import { promiseMoved } from './emails/promise-moved.ts'
import { proofEmails } from './emails/proofs.ts'
import { purchaseEmails } from './emails/purchases.ts'
import { shipmentEmails } from './emails/shipments.ts'
import { thresholdNear } from './emails/threshold-near.ts'

/** Every kind of email. Jobs of earlier versions wait in the database: neither kinds nor what their jobs hold are renamed. */
export const emails = {
  ...accountLinkEmails,
  ...accountChangeEmails,
  backupOverdue,
  thresholdNear,
  ...orderEmails,
  ...purchaseEmails,
  ...artworkEmails,
  ...proofEmails,
  ...paymentEmails,
  ...paymentAskedEmails,
  ...documentEmails,
  promiseMoved,
  ...shipmentEmails,
  ...messageEmails,
  contactRequest,
  ...offerEmails,
}

export type EmailKind = keyof typeof emails

type JobOf<Definition> = Definition extends EmailDefinition<infer Job, infer _Data> ? Job : never

/** An email to write later. */
export type EmailJob = {
  [Kind in EmailKind]: { kind: Kind } & JobOf<(typeof emails)[Kind]>
}[EmailKind]

export type QueuedEmail = Queued<EmailJob>

/** An email to a customer about their order. */
export type CustomerOrderEmail = Extract<EmailJob, { kind: CustomerOrderKind }>
type CustomerOrderKind = {
  [Kind in EmailKind]: (typeof emails)[Kind]['to'] extends 'confirmedAddress' ? Kind : never
}[EmailKind]

export const isCustomerOrderEmail = (job: EmailJob): job is CustomerOrderEmail =>
  emails[job.kind].to === 'confirmedAddress'

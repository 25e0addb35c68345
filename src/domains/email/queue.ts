import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/client.ts'
import type { Jobs } from '../../db/jobs.ts'
import type { PreparedTransaction } from '../../db/prepared.ts'
import type { Language } from '../../lib/languages.ts'

/** One's own second step turned on or off, or taken away by a staff member. */
export type SecondFactorChange = 'on' | 'off' | 'reset'

/** `language`: of the page on which the receiver did it; without one, of their last log-in. */
type ToUser = { userId: number; language?: Language | undefined }

/** An email to write later: what happened, never secrets; the worker reads the rest. */
export type EmailJob =
  | ({ kind: 'emailConfirmation'; requestedAt: string } & ToUser)
  | ({ kind: 'staffInvitation'; requestedAt: string } & ToUser)
  /** `baseUrl` is on an origin that was already checked against SITE_URL; the token is made when the email is written. */
  | ({ kind: 'passwordReset'; baseUrl: string; requestedAt: string } & ToUser)
  /** `changeId`: what its link undoes. */
  | ({ kind: 'passwordChanged'; changeId?: number | undefined } & ToUser)
  /** To the address that the account had before. */
  | ({ kind: 'emailChanged'; changeId: number; withPassword: boolean } & ToUser)
  /** `changeId`: by which the account lost the address that is told, instead of the one it has. */
  | ({ kind: 'secondFactorChanged'; change: SecondFactorChange; changeId?: number | undefined } & ToUser)
  /** `lastAt`: null while none has succeeded since they were scheduled, `since`. Both ISO 8601. */
  | ({ kind: 'backupOverdue'; lastAt: string | null; since: string } & ToUser)
  | { kind: 'orderReceived'; orderId: number }
  | { kind: 'orderReceivedCompany'; orderId: number }
  /** Of several orders placed together; `orderId` is the first. */
  | { kind: 'purchaseReceived'; orderId: number; purchaseId: number }
  | { kind: 'purchaseReceivedCompany'; orderId: number; purchaseId: number }
  /** `eventId`: what it tells of; without it, the last of that kind. */
  | { kind: 'orderAccepted'; orderId: number; eventId?: number }
  | { kind: 'orderNotApproved'; orderId: number; eventId?: number }
  | { kind: 'orderReady'; orderId: number; eventId?: number }
  | { kind: 'orderPriceCorrected'; orderId: number; eventId?: number }
  /** The checks found something that must be fixed in this version. */
  | { kind: 'artworkFaulty'; orderId: number; version: number }
  /** Nothing must be fixed in it, but of so many places its customer has to say whether they may stay as they are. */
  | { kind: 'artworkToSee'; orderId: number; version: number; looks: number }
  /** Staff want another file; `request` says which. */
  | { kind: 'artworkAsked'; orderId: number; request: string }
  | { kind: 'proofReady'; orderId: number; proofId: number }
  | { kind: 'changesAsked'; orderId: number; proofId: number }
  | { kind: 'proofApproved'; orderId: number; approvalId: number }
  | { kind: 'proofApprovedCompany'; orderId: number; approvalId: number }
  /** `eventId`: the move into production, with its reason. */
  | { kind: 'startedUnapproved'; orderId: number; eventId: number }
  /** `moveId`: from which day to which, and why. */
  | { kind: 'promiseMoved'; orderId: number; moveId: number }
  | { kind: 'messageToCustomer'; orderId: number; messageId: number }
  | { kind: 'messageToCompany'; orderId: number; messageId: number }
  | { kind: 'contactRequest'; requestId: number }
  /** A revision of a quote: to its customer, with its link. */
  | { kind: 'offerSent'; offerId: number; revision: number }
  | { kind: 'offerAcceptedCompany'; offerId: number; answerId: number }
  /** The customer asks for a change or to renew it, or declines. */
  | { kind: 'offerAnswered'; offerId: number; answerId: number }

export type EmailKind = EmailJob['kind']

/**
 * Where each kind of email goes, and so what may be in it. `anyAddress`: also to one that nobody has confirmed, hence
 * nothing in it that a user has typed (no name, no comment). `confirmedAddress`: to a customer about an order; until their
 * address is confirmed it waits. `company`: to contact record 1.
 */
export const receivers = {
  emailConfirmation: 'anyAddress',
  staffInvitation: 'anyAddress',
  passwordReset: 'anyAddress',
  passwordChanged: 'anyAddress',
  emailChanged: 'anyAddress',
  secondFactorChanged: 'anyAddress',
  backupOverdue: 'anyAddress',
  orderReceived: 'confirmedAddress',
  orderReceivedCompany: 'company',
  purchaseReceived: 'confirmedAddress',
  purchaseReceivedCompany: 'company',
  orderAccepted: 'confirmedAddress',
  orderNotApproved: 'confirmedAddress',
  orderReady: 'confirmedAddress',
  orderPriceCorrected: 'confirmedAddress',
  artworkFaulty: 'confirmedAddress',
  artworkToSee: 'confirmedAddress',
  artworkAsked: 'confirmedAddress',
  proofReady: 'confirmedAddress',
  changesAsked: 'company',
  proofApproved: 'confirmedAddress',
  proofApprovedCompany: 'company',
  startedUnapproved: 'confirmedAddress',
  promiseMoved: 'confirmedAddress',
  messageToCustomer: 'confirmedAddress',
  messageToCompany: 'company',
  contactRequest: 'company',
  // Staff chose the address, and nothing in it was typed by anybody.
  offerSent: 'anyAddress',
  offerAcceptedCompany: 'company',
  offerAnswered: 'company',
} as const satisfies {
  // What waits for a confirmation is kept by order.
  [Kind in EmailKind]: Extract<EmailJob, { kind: Kind }> extends { orderId: number }
    ? 'confirmedAddress' | 'company'
    : 'anyAddress' | 'company'
}

type KindTo<Receiver> = {
  [Kind in EmailKind]: (typeof receivers)[Kind] extends Receiver ? Kind : never
}[EmailKind]
/** An email to a customer about their order. */
export type CustomerOrderEmail = Extract<EmailJob, { kind: KindTo<'confirmedAddress'> }>

export const isCustomerOrderEmail = (job: EmailJob): job is CustomerOrderEmail =>
  receivers[job.kind] === 'confirmedAddress'

/**
 * An email in the queue: every attempt to deliver it has the same id and time. `causedAt`: of what it tells, before it
 * waited for an address to be confirmed.
 */
export type QueuedEmail = EmailJob & { mailId: string; queuedAt: string; causedAt?: string }

export type EmailQueue = {
  /** Queues emails in the transaction of their cause. */
  enqueue(tx: Transaction | PreparedTransaction, ...jobs: EmailJob[]): Promise<void>
  /** The same, written and sent only after `waitMs`: until then its cause can be undone. */
  enqueueAfter(tx: Transaction | PreparedTransaction, waitMs: number, ...jobs: EmailJob[]): Promise<void>
  /** Queues what has waited for this user's address, in the transaction that confirms it. */
  sendHeld(tx: Transaction, userId: number): Promise<void>
}

declare module '../../procedures/deps.ts' {
  interface Deps {
    emails: EmailQueue
  }
}

/** How many of the emails that waited are sent when an address is confirmed: the newest. */
const maxHeldSent = 20

const newEmail = () => ({ mailId: randomUUID(), queuedAt: new Date().toISOString() })

/** One that has waited keeps the moment of its cause. */
const queued = (emailJobs: readonly EmailJob[], now: Date): QueuedEmail[] =>
  emailJobs.map((job) => ({ causedAt: now.toISOString(), ...job, ...newEmail() }))

/** Emails about an order that isn't written yet: what writes it adds its id. */
export const emailsToWrite = (...kinds: ('orderReceived' | 'orderReceivedCompany')[]) =>
  kinds.map((kind) => ({ kind, ...newEmail() }))
export type EmailToWrite = ReturnType<typeof emailsToWrite>[number]

export function createEmailQueue(
  jobs: Pick<Jobs, 'send' | 'sendAfter'>,
  now: () => Date = () => new Date(),
): EmailQueue {
  const enqueue: EmailQueue['enqueue'] = (tx, ...emailJobs) =>
    jobs.send(tx, 'mail', ...queued(emailJobs, now()))
  return {
    enqueue,
    enqueueAfter: (tx, waitMs, ...emailJobs) =>
      jobs.sendAfter(tx, 'mail', waitMs, ...queued(emailJobs, now())),
    sendHeld: async (tx, userId) => enqueue(tx, ...(await takeHeld(tx, userId))),
  }
}

/** Takes what has waited for a user's address, in the transaction that confirms it. */
async function takeHeld(tx: Transaction, userId: number): Promise<CustomerOrderEmail[]> {
  const held = await tx.heldEmail.findMany({
    where: { userId },
    orderBy: { orderId: 'desc' },
    take: maxHeldSent,
  })
  await tx.heldEmail.deleteMany({ where: { userId } })
  return held.toReversed().map(({ job }) => job as CustomerOrderEmail)
}

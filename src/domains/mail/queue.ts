import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/client.ts'
import type { Jobs } from '../../db/jobs.ts'
import type { PreparedTransaction } from '../../db/prepared.ts'

/** One's own second step turned on or off, or taken away by a colleague. */
export type SecondFactorChange = 'on' | 'off' | 'reset'

/** A mail to write later: what happened, never secrets; the worker reads the rest. */
export type MailJob =
  /** `baseUrl` is on an origin that was already checked against SITE_URL; the token is made when the mail is written. */
  | { kind: 'passwordReset'; userId: number; baseUrl: string; requestedAt: string }
  | { kind: 'passwordChanged'; userId: number }
  | { kind: 'secondFactorChanged'; userId: number; change: SecondFactorChange }
  | { kind: 'orderReceived'; orderId: number }
  | { kind: 'orderReceivedCompany'; orderId: number }
  | { kind: 'orderAccepted'; orderId: number }
  | { kind: 'orderNotApproved'; orderId: number }
  | { kind: 'contactRequest'; requestId: number }

export type MailKind = MailJob['kind']

/** A mail in the queue: every attempt to deliver it has the same id and time. */
export type QueuedMail = MailJob & { mailId: string; queuedAt: string }

export type Mail = {
  /** Queues mails in the transaction of their cause. */
  enqueue(tx: Transaction | PreparedTransaction, ...jobs: MailJob[]): Promise<void>
}

export function createMail(jobs: Pick<Jobs, 'send'>): Mail {
  return {
    enqueue(tx, ...mails) {
      const queuedAt = new Date().toISOString()
      const queued = mails.map((mail): QueuedMail => ({ ...mail, mailId: randomUUID(), queuedAt }))
      return jobs.send(tx, 'mail', ...queued)
    },
  }
}

import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/client.ts'
import type { Jobs } from '../../db/jobs.ts'
import type { SqlTransaction } from '../../db/sql-transaction.ts'
import type { CustomerOrderEmail, EmailJob, QueuedEmail } from './emails.ts'

export type EmailQueue = {
  /** Queues emails in the transaction of their cause. */
  enqueue(tx: SqlTransaction, ...jobs: EmailJob[]): Promise<void>
  /** The same, written and sent only after `waitMs`: until then its cause can be undone. */
  enqueueAfter(tx: SqlTransaction, waitMs: number, ...jobs: EmailJob[]): Promise<void>
  /** Sends the emails that waited for a user's address, in the transaction that confirms it. */
  sendHeld(tx: Transaction, userId: number): Promise<void>
}

declare module '../../procedures/deps.ts' {
  interface Deps {
    emails: EmailQueue
  }
}

/** How many waiting emails are sent when an address is confirmed: the newest. */
const maxHeldSent = 20

/** An email that has waited for its address keeps the moment of its cause. */
const queued = (emailJobs: readonly EmailJob[], now: Date): QueuedEmail[] =>
  emailJobs.map((job) => ({
    causedAt: now.toISOString(),
    ...job,
    mailId: randomUUID(),
    queuedAt: new Date().toISOString(),
  }))

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

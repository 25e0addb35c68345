import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/client.ts'
import type { Jobs } from '../../db/jobs.ts'
import type { PreparedTransaction } from '../../db/prepared.ts'
import type { CustomerOrderEmail, EmailJob, QueuedEmail } from './emails.ts'

export type EmailQueue = {
  /** Queues emails in the transaction of their cause. */
  enqueue(tx: Transaction | PreparedTransaction, ...jobs: EmailJob[]): Promise<void>
  /** The same, written and sent only after `waitMs`: until then its cause can be undone. */
  enqueueAfter(tx: Transaction | PreparedTransaction, waitMs: number, ...jobs: EmailJob[]): Promise<void>
  /** How many waiting emails are sent when an address is confirmed: the newest. */
  sendHeld(tx: Transaction, userId: number): Promise<void>
}

declare module '../../procedures/deps.ts' {
  interface Deps {
    emails: EmailQueue
  }
}

/** An email that has waited keeps the moment of its cause. */
const maxHeldSent = 20

const newEmail = () => ({ mailId: randomUUID(), queuedAt: new Date().toISOString() })

/** Emails about an order that isn't written yet: the statement that writes it adds its id. */
const queued = (emailJobs: readonly EmailJob[], now: Date): QueuedEmail[] =>
  emailJobs.map((job) => ({ causedAt: now.toISOString(), ...job, ...newEmail() }))

/** Takes the emails that waited for a user's address, in the transaction that confirms it. */
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

import type { Database, Transaction } from '../../db/client.ts'
import { Prisma, type User } from '../../db/generated/client.ts'
import { type MailReach, type mailParts, mailReachOf } from '../customers/mail-reach.ts'
import type { EmailDefinition, Writing } from './define-email.ts'
import type { Email } from './email.ts'
import { type CustomerOrderEmail, emails, isCustomerOrderEmail, type QueuedEmail } from './emails.ts'

/**
 * Writes an email from the database when it is sent. The recipient and the links are those of that moment;
 * the event is described as it was when the email was queued (EML-8). Null when there is no recipient, when
 * the email has become pointless, or while the address is still to be confirmed.
 */
export async function writeEmail(
  db: Database,
  job: QueuedEmail,
  circumstances: Omit<Writing, 'db'>,
): Promise<Email | null> {
  // Each kind reads the jobs of its own kind.
  const { read, write }: EmailDefinition<unknown, unknown> = emails[job.kind]
  const data = await read(job, { db, ...circumstances })
  const email = data === null ? null : write(data)
  // A pointless email doesn't replace one that waits, and without an address there is no one to write to.
  if (email === null || email.to.address === '') return null
  const isHeld = isCustomerOrderEmail(job) && (await holdUnlessConfirmed(db, job, circumstances.now))
  return isHeld ? null : email
}

type Customer = { id: number; reach: MailReach }

/** The customer of an order, unless erased. `lock` holds their row until the end of the transaction. */
async function readCustomer(
  db: Pick<Database, '$queryRaw'>,
  orderId: number,
  lock = Prisma.empty,
): Promise<Customer | undefined> {
  const [user] = await db.$queryRaw<Pick<User, 'id' | keyof typeof mailParts>[]>`
    SELECT u.id, u.email, u.contact_email AS "contactEmail", u.email_confirmed_at AS "emailConfirmedAt",
      u.added_by_id AS "addedById", u.deleted_at AS "deletedAt"
    FROM users u JOIN orders o ON o.user_id = u.id
    WHERE o.id = ${orderId} AND u.deleted_at IS NULL ${lock}`
  return user && { id: user.id, reach: mailReachOf(user) }
}

/**
 * Holds back an email about an order while its customer's address isn't confirmed; true when it did. For each
 * order only the latest email about a move waits, which says what the earlier ones would have said; one about
 * artwork or a message waits only where nothing else does. An address that staff entered needs no
 * confirmation (CUS-7).
 */
async function holdUnlessConfirmed(db: Database, job: CustomerOrderEmail, heldAt: Date): Promise<boolean> {
  const customer = await readCustomer(db, job.orderId)
  return customer?.reach === 'unconfirmed' && db.$transaction((tx) => hold(tx, job, heldAt))
}

/** The customer's row is locked, so that a parallel confirmation doesn't miss this email. */
async function hold(tx: Transaction, job: CustomerOrderEmail, heldAt: Date): Promise<boolean> {
  const { orderId } = job
  const customer = await readCustomer(tx, orderId, Prisma.sql`FOR SHARE OF u`)
  if (customer?.reach !== 'unconfirmed') return false
  const held = { userId: customer.id, job, heldAt }
  const update = emails[job.kind].tells === undefined ? {} : held
  await tx.heldEmail.upsert({ where: { orderId }, create: { orderId, ...held }, update })
  return true
}

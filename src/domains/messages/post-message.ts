import type { Database, Transaction } from '../../db/client.ts'
import { AppError, invalid, type Message } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readIdempotencyKey } from '../../procedures/idempotency-key.ts'
import { type StoredUpload, storedUploads } from '../artwork/uploads/stored-uploads.ts'
import { uploadNotComplete } from '../artwork/uploads/upload-errors.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { holdOrder } from '../order-links/hold-order.ts'
import { assertOrderParty, type CallerOrLink, type OrderParty } from '../order-links/order-party.ts'

/** A message that stays unread for so long (ms) is told the other side by email. */
const mailedAfter = 2 * 60_000

const empty: Message = /*i18n*/ { id: 'messages.empty', message: 'Write something, or attach a file.' }

const keyReused: Message = /*i18n*/ {
  id: 'messages.keyReused',
  message: 'This Idempotency-Key was used for another message.',
}

type Posted = {
  id: number
  text?: string | undefined
  uploads?: readonly string[] | undefined
  idempotencyKey: string | undefined
}
type PostDeps = Pick<Deps, 'db' | 'emails' | 'now' | 'artwork'>

/**
 * One side writes to the other about an order, with files that have come before (MSG-1). What stays unread for two
 * minutes is told by email. With an Idempotency-Key a repeat writes no second one (MSG-4).
 * @throws NOT_FOUND, FORBIDDEN; VALIDATION for an empty message, or a file that isn't there whole; CONFLICT for a key of
 * another message
 */
export async function postMessage(
  deps: PostDeps,
  who: CallerOrLink,
  { id: orderId, text = '', uploads = [], idempotencyKey }: Posted,
): Promise<void> {
  const { side } = await assertOrderParty(deps.db, who, orderId)
  const key = readIdempotencyKey(idempotencyKey)
  const keyed = { orderId, side, key, text }
  const ids = [...new Set(uploads)]
  if (text === '' && ids.length === 0) throw invalid('text', empty)
  if (await wasPosted(deps.db, keyed)) return
  const files = await storedUploads(deps, who, orderId, ids, 'message')
  await deps.db.$transaction(async (tx) => {
    await holdOrder(tx, orderId)
    const party = await assertOrderParty(tx, who, orderId)
    if (await wasPosted(tx, keyed)) return
    const { count } = await tx.upload.deleteMany({ where: { id: { in: ids } } })
    if (count !== ids.length) throw uploadNotComplete()
    const messageId = await storeMessage(tx, party, { text, files, key, at: deps.now() })
    const kind = party.side === 'staff' ? 'messageToCustomer' : 'messageToCompany'
    await deps.emails.enqueueAfter(tx, mailedAfter, { kind, orderId, messageId })
    if (party.side === 'staff') await writeMessageEntry(tx, party)
  })
}

type Keyed = { orderId: number; side: OrderParty['side']; key: string | undefined; text: string }

/** Whether this side has written it with this key. @throws CONFLICT when it wrote something else with it */
async function wasPosted(db: Database | Transaction, { orderId, side, key, text }: Keyed): Promise<boolean> {
  if (key === undefined) return false
  const found = await db.orderMessage.findFirst({ where: { orderId, side, key }, select: { text: true } })
  if (found && found.text !== text) throw new AppError('CONFLICT', keyReused)
  return found !== null
}

async function storeMessage(
  tx: Transaction,
  { side, userId, linkId, order }: OrderParty,
  {
    text,
    files,
    key,
    at,
  }: { text: string; files: readonly StoredUpload[]; key: string | undefined; at: Date },
): Promise<number> {
  const attachments = files.map(({ name, kind, length, sha256, storageKey }, index) => ({
    ...{ position: index + 1, name, kind, size: Number(length), sha256, storageKey },
  }))
  const { id } = await tx.orderMessage.create({
    data: {
      orderId: order.id,
      side,
      userId,
      linkId,
      text,
      key: key ?? null,
      createdAt: at,
      attachments: { create: attachments },
    },
    select: { id: true },
  })
  return id
}

/** That somebody wrote, never what: entries of an order stay when its customer is erased. */
async function writeMessageEntry(tx: Transaction, { userId, order }: OrderParty): Promise<void> {
  if (userId === null) return
  await writeOrderEntry(tx, { by: userId, orderId: order.id, changes: { message: [null, true] } })
}

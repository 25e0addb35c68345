import { z } from 'zod'
import type { Database, Transaction } from '../../db/client.ts'
import { AppError, invalid, type Message } from '../../lib/errors.ts'
import { id } from '../../lib/fields.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readIdempotencyKey } from '../../procedures/idempotency-key.ts'
import { procedure, router } from '../../procedures/procedure.ts'
import { makeTicket, ticketSchema } from '../artwork/download-ticket.ts'
import { type StoredUpload, storedUploads } from '../artwork/uploads/stored-uploads.ts'
import { uploadNotComplete } from '../artwork/uploads/upload-errors.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import {
  assertOrderParty,
  type CallerOrLink,
  holdOrder,
  type OrderParty,
} from '../order-links/order-party.ts'
import { fileFields, postFields, readFields } from './message-input.ts'
import { threadSchema } from './message-output.ts'
import { keptAttachment, markRead, readMessages } from './read-messages.ts'
import { messageTemplates } from './templates.ts'

/** ms after which the other side gets an email about an unread message. */
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
 * One side writes to the other about an order, with files uploaded before (MSG-1). A message that stays
 * unread for two minutes is emailed. With an Idempotency-Key a repeat writes no second one (MSG-4).
 * @throws NOT_FOUND, FORBIDDEN; VALIDATION for an empty message, or a file that isn't complete; CONFLICT for
 * a key of another message
 */
async function postMessage(
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

/** Whether this side has posted it with this key. @throws CONFLICT when the key is another message's */
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
    position: index + 1,
    name,
    kind,
    size: Number(length),
    sha256,
    storageKey,
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

/** The entry says who wrote, never what: entries of an order stay when its customer is erased. */
async function writeMessageEntry(tx: Transaction, { userId, order }: OrderParty): Promise<void> {
  if (userId === null) return
  await writeOrderEntry(tx, { by: userId, orderId: order.id, changes: { message: [null, true] } })
}

/** Messages between the customer and the company about an order; internal notes are apart (orders). */
export const messagesRouter = router({
  ofOrder: procedure({
    access: 'orderParty',
    rest: {
      method: 'GET',
      path: '/order/:id/messages',
      summary: 'What the customer and the company wrote about an order, the 500 newest, oldest first',
    },
  })
    .input(z.object({ id }))
    .output(threadSchema)
    .query(({ ctx, input }) => readMessages(ctx.deps, ctx, input.id)),
  post: procedure({
    access: 'orderParty',
    limit: 'messageAccount',
    rest: {
      method: 'POST',
      path: '/order/:id/messages',
      status: 201,
      headers: {
        'Idempotency-Key': 'A repeat with the same key answers the thread and writes no second message.',
      },
      summary: 'Write to the other side; `uploads` are files that came with the purpose `message`',
      example: { text: 'Nə vaxt hazır olacaq?' },
    },
  })
    .input(postFields)
    .output(threadSchema)
    .mutation(async ({ ctx, input }) => {
      await postMessage(ctx.deps, ctx, { ...input, idempotencyKey: ctx.idempotencyKey })
      return readMessages(ctx.deps, ctx, input.id)
    }),
  read: procedure({
    access: 'orderParty',
    rest: {
      method: 'PUT',
      path: '/order/:id/messages/read',
      summary: 'What the other side wrote has been read, up to a message (`upTo`)',
      example: { upTo: 12 },
    },
  })
    .input(readFields)
    .output(threadSchema)
    .mutation(async ({ ctx, input }) => {
      await markRead(ctx.deps, ctx, input)
      return readMessages(ctx.deps, ctx, input.id)
    }),
  ticket: procedure({
    access: 'orderParty',
    rest: {
      method: 'POST',
      path: '/order/:id/messages/files/:fileId/ticket',
      status: 201,
      summary: 'An address from which a browser itself loads a file of a message; it holds for a minute',
    },
  })
    .input(fileFields)
    .output(ticketSchema)
    .mutation(({ ctx, input: { id: orderId, fileId } }) =>
      makeTicket(ctx.deps, ctx, { orderId, fileId, purpose: 'message', find: keptAttachment }),
    ),
  ...messageTemplates,
})

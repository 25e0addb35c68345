import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { OrderSide } from '../../db/generated/client.ts'
import { textsOut } from '../../lib/fields.ts'

const side = z.enum(OrderSide)

const attachmentSchema = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.string(),
  /** Bytes. */
  size: z.int(),
  /** False once its time is over: it can't be downloaded any more. */
  isKept: z.boolean(),
})

/** `name` of who of the staff wrote it is for staff only; `isOwn`: the reader's side wrote it. */
export const messageSchema = z.object({
  id: z.int(),
  side,
  isOwn: z.boolean(),
  name: z.string().optional(),
  /** Whom the link is for that it was written by (empty: the order's customer); null where an account wrote it. */
  linkOf: z.string().nullable(),
  /** This very reader wrote it: the same account or link. */
  isMine: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
  /** When the other side read it. */
  readAt: z.iso.datetime().nullable(),
  attachments: z.array(attachmentSchema),
})
export type MessageView = z.infer<typeof messageSchema>

/** A thread, oldest first; `unread`: of the other side's, by the reader's side. */
export const threadSchema = z.object({
  orderId: z.int(),
  unread: z.int(),
  messages: z.array(messageSchema),
})
export type ThreadView = z.infer<typeof threadSchema>

export const messageParts = {
  user: { select: { name: true, surname: true } },
  link: { select: { forWhom: true } },
  attachments: { orderBy: { position: 'asc' } },
} as const satisfies Prisma.OrderMessageInclude
type Row = Prisma.OrderMessageGetPayload<{ include: typeof messageParts }>

type Reader = { side: OrderSide; userId: number | null; linkId: number | null }

export function toMessage(row: Row, reader: Reader): MessageView {
  return {
    id: row.id,
    side: row.side,
    isOwn: row.side === reader.side,
    linkOf: row.link?.forWhom ?? null,
    isMine: row.linkId === reader.linkId && (reader.linkId !== null || row.userId === reader.userId),
    ...(reader.side === 'staff' && { name: row.user ? `${row.user.name} ${row.user.surname}`.trim() : '' }),
    text: row.text,
    at: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    attachments: row.attachments.map(({ id, name, kind, size, removedAt }) => ({
      ...{ id, name, kind, size, isKept: removedAt === null },
    })),
  }
}

/** What staff begin a message with, in three languages. */
export const templateSchema = z.object({ id: z.int(), title: z.string(), ...textsOut('text') })

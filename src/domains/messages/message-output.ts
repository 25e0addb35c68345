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
  /** False once its time is over and it can't be downloaded any more. */
  isKept: z.boolean(),
})

/** `name` of the staff member who wrote it is for staff only; `isOwn`: the reader's side wrote it. */
export const messageSchema = z.object({
  id: z.int(),
  side,
  isOwn: z.boolean(),
  name: z.string().optional(),
  /**
   * The holder of the link that it was written through (empty for the order's customer); null when an account
   * wrote it.
   */
  linkOf: z.string().nullable(),
  /** This reader wrote it: the same account or link. */
  isMine: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
  /** When the other side read it. */
  readAt: z.iso.datetime().nullable(),
  attachments: z.array(attachmentSchema),
})
export type MessageView = z.infer<typeof messageSchema>

/** A thread, oldest first; `unread` counts the other side's messages that the reader's side hasn't read. */
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
      id,
      name,
      kind,
      size,
      isKept: removedAt === null,
    })),
  }
}

/** A template that staff begin messages with, in three languages. */
export const templateSchema = z.object({ id: z.int(), title: z.string(), ...textsOut('text') })

import { z } from 'zod'
import type { Deps } from '../../api/deps.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'

/** What staff write to one another about an order; no client ever reads one. */
export const orderNoteSchema = z.object({
  id: z.int(),
  text: z.string(),
  at: z.iso.datetime(),
  author: z.object({ id: z.int(), name: z.string(), surname: z.string() }),
})
export type OrderNoteView = z.infer<typeof orderNoteSchema>

export const noteParts = {
  author: { select: { id: true, name: true, surname: true } },
} as const satisfies Prisma.OrderNoteInclude

export function toNote(row: Prisma.OrderNoteGetPayload<{ include: typeof noteParts }>): OrderNoteView {
  const { id, text, createdAt, author } = row
  return { id, text, at: createdAt.toISOString(), author }
}

/** Adds a note; there is no way to change or to erase one. @throws NOT_FOUND */
export async function addNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  authorId: number,
  { id: orderId, text }: { id: number; text: string },
): Promise<OrderNoteView> {
  if ((await db.order.count({ where: { id: orderId } })) === 0) throw notFound()
  const data = { orderId, authorId, text, createdAt: now() }
  return toNote(await db.orderNote.create({ data, include: noteParts }))
}

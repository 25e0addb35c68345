import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { assertReadsAsStaff } from './order-reader.ts'

/**
 * A note for staff about an order; no customer ever reads one. `text` is the present one, empty once its
 * author has deleted it; `earlier` are the texts before, oldest first, with their times.
 */
export const orderNoteSchema = z.object({
  id: z.int(),
  text: z.string(),
  at: z.iso.datetime(),
  author: z.object({ id: z.int(), name: z.string(), surname: z.string() }),
  editedAt: z.iso.datetime().nullable(),
  isDeleted: z.boolean(),
  earlier: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
})
export type OrderNoteView = z.infer<typeof orderNoteSchema>

export const noteParts = {
  author: { select: { id: true, name: true, surname: true } },
  edits: { orderBy: { id: 'asc' } },
} as const satisfies Prisma.OrderNoteInclude
type Row = Prisma.OrderNoteGetPayload<{ include: typeof noteParts }>

/** Notes that weren't deleted. */
export const presentNotes = { edits: { none: { text: null } } } as const satisfies Prisma.OrderNoteWhereInput

export function toNote({ id, text, createdAt, author, edits }: Row): OrderNoteView {
  const versions = [{ text, createdAt }, ...edits]
  const last = versions.at(-1)
  return {
    id,
    text: last?.text ?? '',
    at: createdAt.toISOString(),
    author,
    editedAt: edits.at(-1)?.createdAt.toISOString() ?? null,
    isDeleted: last?.text === null,
    earlier: versions
      .slice(0, -1)
      .map((version) => ({ text: version.text ?? '', at: version.createdAt.toISOString() })),
  }
}

/** Adds a note to an order that the caller may read. @throws NOT_FOUND, FORBIDDEN */
export async function addNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id: orderId, text }: { id: number; text: string },
): Promise<OrderNoteView> {
  assertReadsAsStaff(caller, await db.order.findUnique({ where: { id: orderId } }))
  const data = { orderId, authorId: caller.id, text, createdAt: now() }
  return toNote(await db.orderNote.create({ data, include: noteParts }))
}

type NoteEdit = {
  id: number
  noteId: number
  /** Null deletes the note. */
  text: string | null
}

/**
 * Its author edits or deletes a note; earlier texts are kept.
 * @throws NOT_FOUND for a note of another order or a deleted one; FORBIDDEN for another staff member's
 */
export function editNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id: orderId, noteId, text }: NoteEdit,
): Promise<OrderNoteView> {
  return db.$transaction(async (tx) => {
    assertReadsAsStaff(caller, await tx.order.findUnique({ where: { id: orderId } }))
    const note = await heldNote(tx, orderId, noteId)
    if (note.authorId !== caller.id) throw new AppError('FORBIDDEN')
    const view = toNote(note)
    if (view.isDeleted) throw notFound()
    if (view.text === text) return view
    await tx.orderNoteEdit.create({ data: { noteId, text, createdAt: now() } })
    return toNote(await tx.orderNote.findUniqueOrThrow({ where: { id: noteId }, include: noteParts }))
  })
}

/** The lock keeps a second edit from coming in between. */
async function heldNote(tx: Transaction, orderId: number, noteId: number) {
  await tx.$queryRaw`SELECT 1 FROM order_notes WHERE id = ${noteId} FOR UPDATE`
  const note = await tx.orderNote.findFirst({ where: { id: noteId, orderId }, include: noteParts })
  if (!note) throw notFound()
  return note
}

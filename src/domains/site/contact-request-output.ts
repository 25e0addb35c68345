import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'

/** A contact request, the staff member who has handled it, and the internal note. */
export const contactRequestSchema = z.object({
  id: z.int(),
  name: z.string(),
  phoneNumber: z.string(),
  date: z.iso.datetime(),
  handled: z.boolean(),
  handledAt: z.iso.datetime().nullable(),
  handledBy: z.object({ id: z.int(), name: z.string(), surname: z.string() }).nullable(),
  note: z.string(),
})
export type ContactRequestView = z.infer<typeof contactRequestSchema>

export const contactRequestParts = {
  handledBy: { select: { id: true, name: true, surname: true } },
} as const satisfies Prisma.ContactRequestInclude

export function toContactRequest(
  row: Prisma.ContactRequestGetPayload<{ include: typeof contactRequestParts }>,
): ContactRequestView {
  return {
    id: row.id,
    name: row.name,
    phoneNumber: row.phoneNumber,
    date: row.createdAt.toISOString(),
    handled: row.handledAt !== null,
    handledAt: row.handledAt?.toISOString() ?? null,
    handledBy: row.handledBy,
    note: row.note,
  }
}

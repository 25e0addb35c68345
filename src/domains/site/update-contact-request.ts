import { AppError, notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded } from '../audit/recorded.ts'
import { type ContactRequestView, contactRequestParts, toContactRequest } from './contact-request-shape.ts'

type Change = {
  id: number
  handled?: boolean | undefined
  note?: string | undefined
  /** The note as the caller has read it. */
  noteWas?: string | undefined
}

/**
 * Marks a request as handled or open again, and writes its internal note; who handled it first stays its handler.
 * @throws NOT_FOUND; CONFLICT when somebody else has changed the note since `noteWas` (SITE-5)
 */
export function updateContactRequest(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  handledById: number,
  { id, handled, note, noteWas }: Change,
): Promise<ContactRequestView> {
  return recorded(db, { by: handledById, kind: 'contactRequest', id }, async (tx) => {
    if (note !== undefined) {
      const where = { id, ...(noteWas !== undefined && { note: noteWas }) }
      const { count } = await tx.contactRequest.updateMany({ where, data: { note } })
      if (count === 0 && (await tx.contactRequest.count({ where: { id } })) > 0)
        throw new AppError('CONFLICT')
    }
    if (handled !== undefined)
      await tx.contactRequest.updateMany({
        where: { id, ...(handled && { handledAt: null }) },
        data: handled ? { handledAt: now(), handledById } : { handledAt: null, handledById: null },
      })
    const request = await tx.contactRequest.findUnique({ where: { id }, include: contactRequestParts })
    if (!request) throw notFound()
    return toContactRequest(request)
  })
}

import type { Deps } from '../../api/deps.ts'
import { notFound } from '../../lib/errors.ts'
import { type ContactRequestView, contactRequestParts, toContactRequest } from './contact-request-shape.ts'

/** Marks a request as handled or open again; who handled it first stays its handler. @throws NOT_FOUND */
export async function markContactRequest(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  handledById: number,
  { id, handled }: { id: number; handled: boolean },
): Promise<ContactRequestView> {
  await db.contactRequest.updateMany({
    where: { id, ...(handled && { handledAt: null }) },
    data: handled ? { handledAt: now(), handledById } : { handledAt: null, handledById: null },
  })
  const request = await db.contactRequest.findUnique({ where: { id }, include: contactRequestParts })
  if (!request) throw notFound()
  return toContactRequest(request)
}

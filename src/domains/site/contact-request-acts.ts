import { AppError, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readIdempotencyKey } from '../../procedures/idempotency-key.ts'
import { recorded } from '../audit/recorded.ts'
import { type ContactRequestView, contactRequestParts, toContactRequest } from './contact-request-output.ts'

type Request = {
  name: string
  phoneNumber: string
  /** A honeypot. */
  website?: unknown
  /** The sender's network address. */
  address: string
  idempotencyKey: string | undefined
}

/**
 * Keeps a request to be called back and queues its email to the company, in one transaction: a dead mail server
 * loses nothing (SITE-4). A filled honeypot is answered alike, and nothing is kept; so is a repeat with the same key,
 * name and number.
 * @throws RATE_LIMITED; VALIDATION for a key that can't be kept
 */
export async function sendContactRequest(
  { db, limits, emails, now }: Pick<Deps, 'db' | 'limits' | 'emails' | 'now'>,
  { website, address, idempotencyKey: header, ...request }: Request,
): Promise<void> {
  const idempotencyKey = readIdempotencyKey(header) ?? null
  await limits.consume('contactAddress', address)
  if (website !== undefined && website !== null && website !== '') return
  await db.$transaction(async (tx) => {
    const data = { ...request, idempotencyKey, createdAt: now() }
    const kept = await tx.contactRequest.createManyAndReturn({ data, skipDuplicates: true })
    for (const { id } of kept) await emails.enqueue(tx, { kind: 'contactRequest', requestId: id })
  })
}

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
  caller: Pick<Caller, 'id'>,
  { id, handled, note, noteWas }: Change,
): Promise<ContactRequestView> {
  return recorded(db, { by: caller.id, kind: 'contactRequest', id }, async (tx) => {
    if (note !== undefined) {
      const where = { id, ...(noteWas !== undefined && { note: noteWas }) }
      const { count } = await tx.contactRequest.updateMany({ where, data: { note } })
      if (count === 0 && (await tx.contactRequest.count({ where: { id } })) > 0)
        throw new AppError('CONFLICT')
    }
    if (handled !== undefined)
      await tx.contactRequest.updateMany({
        where: { id, ...(handled && { handledAt: null }) },
        data: handled ? { handledAt: now(), handledById: caller.id } : { handledAt: null, handledById: null },
      })
    const request = await tx.contactRequest.findUnique({ where: { id }, include: contactRequestParts })
    if (!request) throw notFound()
    return toContactRequest(request)
  })
}

import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import { flag, line, maybe } from '../../lib/fields.ts'
import { type Paging, paged, paginate, pagingFields, readPage } from '../../lib/paging.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readIdempotencyKey } from '../../procedures/idempotency-key.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { recorded } from '../audit/recorded.ts'
import { changedContactRequestSchema, newContactRequestSchema } from './contact-request-input.ts'
import {
  type ContactRequestView,
  contactRequestParts,
  contactRequestSchema,
  toContactRequest,
} from './contact-request-output.ts'

/** The callback forms and their inbox (SITE-4, SITE-5). */
export const contactRequestsRouter = router({
  send: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/Contact/sendinfoforcontact',
      summary: 'Ask to be called back',
      example: { name: 'Leyla', phoneNumber: '+994501234567' },
      headers: { 'Idempotency-Key': 'A repeat with the same key, name and number is kept once.' },
    },
  })
    .input(newContactRequestSchema)
    .output(z.object({ received: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      const { address, idempotencyKey } = ctx
      await sendContactRequest(ctx.deps, { ...input, address, idempotencyKey })
      return { received: true }
    }),
  list: procedure({
    access: ['contact'],
    rest: {
      method: 'GET',
      path: '/contact/requests',
      summary: 'The inbox, newest first; handled: only those; search: by name, phone or note',
    },
  })
    .input(z.object({ ...pagingFields, handled: maybe(flag), search: maybe(line(200)) }))
    .output(paged(contactRequestSchema))
    .query(({ ctx, input }) => listContactRequests(ctx.deps, input)),
  update: procedure({
    access: ['contact'],
    rest: {
      method: 'PUT',
      path: '/contact/requests/:id',
      summary: 'Mark a request as handled or open, note something',
      example: { handled: true, note: 'Zəng edildi' },
    },
  })
    .input(changedContactRequestSchema)
    .output(contactRequestSchema)
    .mutation(({ ctx, input }) => updateContactRequest(ctx.deps, callerOf(ctx), input)),
})

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
 * Stores a contact request and queues its email to the company in one transaction, so that a dead mail server
 * loses nothing (SITE-4). A filled honeypot gets the same answer and is dropped; so does a repeat with the
 * same key, name and number.
 * @throws RATE_LIMITED; VALIDATION for a key that can't be stored
 */
async function sendContactRequest(
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
  /** The note that the caller has read. */
  noteWas?: string | undefined
}

/**
 * Marks a request as handled or open again, and writes its internal note; the first handler stays.
 * @throws NOT_FOUND; CONFLICT when another user has changed the note since `noteWas` (SITE-5)
 */
function updateContactRequest(
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

/** The most matches of a search within the inbox: the newest. */
const maxMatches = 5000

/** A page of the inbox, newest first: all, handled or open ones, or the results of a search. */
async function listContactRequests(
  { db }: Pick<Deps, 'db'>,
  {
    handled,
    search = '',
    ...paging
  }: Paging & { handled?: boolean | undefined; search?: string | undefined },
) {
  const where: Prisma.ContactRequestWhereInput = {
    ...(handled !== undefined && { handledAt: handled ? { not: null } : null }),
    ...(search !== '' && { id: { in: await matchingIds(db, search) } }),
  }
  const { rows, total } = await readPage(paging, {
    count: () => db.contactRequest.count({ where }),
    rows: (window) =>
      db.contactRequest.findMany({
        where,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        include: contactRequestParts,
        ...window,
      }),
  })
  return paginate(rows.map(toContactRequest), total, paging)
}

/** By name and note, regardless of case and accents, or by the digits of the phone number. */
async function matchingIds(db: Database, typed: string): Promise<number[]> {
  const { words, phone } = searchTerms(typed)
  if (words.length === 0) return []
  const byWords = words.map((word) => Prisma.sql`search_fold(name || ' ' || note) LIKE search_fold(${word})`)
  const byPhone =
    phone === null ? Prisma.empty : Prisma.sql`OR regexp_replace(phone_number, '\\D', '', 'g') LIKE ${phone}`
  const found = await db.$queryRaw<{ id: number }[]>(Prisma.sql`
    SELECT id FROM contact_requests WHERE ${Prisma.join(byWords, ' AND ', '(', ')')} ${byPhone}
    ORDER BY created_at DESC, id DESC LIMIT ${maxMatches}`)
  return found.map(({ id }) => id)
}

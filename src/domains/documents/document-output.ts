import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { toAzn } from '../../lib/money.ts'
import { namesInShort, namesInShortSchema } from '../../lib/names-in-short.ts'
import { mailParts, mailReaches, mailReachOf } from '../customers/mail-reach.ts'
import { toDay } from '../production/production-output.ts'
import { isEnded } from '../tax/eqaime-states.ts'
import { linesIn } from './document-content.ts'
import { documentKinds, shownNumber } from './document-number.ts'

const personSchema = z.object({ id: z.int(), name: z.string(), surname: z.string() })

/** A document; whose it is, and who issued and voided it, is for staff only. AZN. */
export const documentSchema = z.object({
  id: z.int(),
  kind: z.enum(documentKinds),
  /** As it is printed: `H-2026-000123`. */
  number: z.string(),
  day: z.iso.date(),
  buyer: z.object({ id: z.int().nullable(), name: z.string(), voen: z.string() }),
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
  orderIds: z.array(z.int()),
  /** What its lines name; null of a statement, and of what was emptied (DOC-43). */
  works: namesInShortSchema.nullable(),
  /** The request that an invoice is of. */
  requestId: z.int().nullable(),
  /** The number of what it corrects. */
  corrects: z.string().nullable(),
  /** It counts no more, and since when. */
  voidedAt: z.iso.datetime().nullable(),
  voidReason: z.string(),
  /** It was exported for the tax portal and counts there: it is corrected, not voided (DOC-28). For staff only. */
  isExported: z.boolean().optional(),
  appUser: personSchema.optional(),
  /** Whether an email with it reaches the customer, and why not. */
  mail: z.enum(mailReaches).optional(),
  issuedBy: personSchema.nullable().optional(),
  voidedBy: personSchema.nullable().optional(),
})
export type DocumentView = z.infer<typeof documentSchema>

const person = { select: { id: true, name: true, surname: true } } as const

export const documentParts = {
  user: { select: { ...person.select, ...mailParts } },
  issuedBy: person,
  voidedBy: person,
  of: { select: { kind: true, year: true, number: true } },
  orders: { orderBy: { orderId: 'asc' }, select: { orderId: true } },
  eqaime: { select: { portalState: true } },
} as const satisfies Prisma.DocumentInclude
export type DocumentRow = Prisma.DocumentGetPayload<{ include: typeof documentParts }>

/** Works as they were named when it was issued; a charge only where the document is of nothing else. */
function worksOf({ content }: Pick<DocumentRow, 'content'>): DocumentView['works'] {
  const lines = linesIn(content)
  const works = lines.filter(({ chargeId }) => chargeId === undefined)
  const named = works.length > 0 ? works : lines
  return namesInShort(named.map(({ title: { az, ru, en } }) => ({ name: az, name_ru: ru, name_en: en })))
}

/** A document as its customer reads it. */
export const toOwnDocument = (row: DocumentRow): DocumentView => ({
  id: row.id,
  kind: row.kind,
  number: shownNumber(row),
  day: toDay(row.day),
  buyer: { id: row.buyerId, name: row.buyerName, voen: row.buyerVoen },
  net: toAzn(row.net),
  vat: toAzn(row.vat),
  gross: toAzn(row.gross),
  orderIds: row.orders.map(({ orderId }) => orderId),
  works: worksOf(row),
  requestId: row.requestId,
  corrects: row.of && shownNumber(row.of),
  voidedAt: row.voidedAt?.toISOString() ?? null,
  voidReason: row.voidReason,
})

/** A document as staff read it. */
export const toDocument = (row: DocumentRow): DocumentView => ({
  ...toOwnDocument(row),
  appUser: { id: row.user.id, name: row.user.name, surname: row.user.surname },
  isExported: row.eqaime !== null && !isEnded(row.eqaime),
  mail: mailReachOf(row.user),
  issuedBy: row.issuedBy,
  voidedBy: row.voidedBy,
})

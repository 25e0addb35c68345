import { z } from 'zod'
import { AppError, type Message } from '../../lib/errors.ts'
import { languages } from '../../lib/languages.ts'
import { sellerSchema } from '../seller/seller-input.ts'
import { sumOfLines, type TaxedSum, type TaxKind, taxed } from '../tax/vat.ts'

/** Texts in three languages; documents show the first, and the customer's below it (DOC-7). */
const said = z.object({ az: z.string(), ru: z.string(), en: z.string() })
export type Said = z.infer<typeof said>

/** Who pays, as it was; `isCompany` false: the customer as a person. */
const buyerSchema = z.object({
  isCompany: z.boolean(),
  name: z.string(),
  voen: z.string(),
  address: z.string(),
  requisites: z.string(),
  contract: z.string(),
})
export type DocumentBuyer = z.infer<typeof buyerSchema>

/** A line of works, or of a charge beside an order's price; money in qəpik, `gross` with VAT. */
const lineSchema = z.object({
  orderId: z.int(),
  chargeId: z.int().optional(),
  title: said,
  details: said,
  quantity: z.int(),
  gross: z.int(),
  net: z.int(),
  vat: z.int(),
})
export type DocumentLine = z.infer<typeof lineSchema>

const parties = { seller: sellerSchema, buyer: buyerSchema, language: z.enum(languages) }

const invoiceContent = z.object({
  kind: z.literal('invoice'),
  ...parties,
  lines: z.array(lineSchema),
  /** What is asked for: a part before the work, the rest, or all of it. */
  asks: z.enum(['deposit', 'rest', 'full', 'free']),
  /** Written as the purpose of the transfer. */
  reference: z.string(),
  dueOn: z.iso.date().nullable(),
})

const actContent = z.object({ kind: z.literal('act'), ...parties, lines: z.array(lineSchema) })

const correctionContent = z.object({
  kind: z.literal('correction'),
  ...parties,
  /** By how much the sums of the corrected document change. */
  lines: z.array(lineSchema),
  /** The number and day of what it corrects. */
  of: z.object({ number: z.string(), day: z.iso.date() }),
  reason: z.string(),
})

/** What came between seller and buyer: works (`debit`), or money (`credit`), in qəpik. */
const entrySchema = z.object({ day: z.iso.date(), title: said, debit: z.int(), credit: z.int() })
export type StatementEntry = z.infer<typeof entrySchema>

const statementContent = z.object({
  kind: z.literal('statement'),
  ...parties,
  from: z.iso.date(),
  to: z.iso.date(),
  /** Owed to the seller at the beginning and the end, in qəpik; below zero where the buyer has paid ahead. */
  opening: z.int(),
  closing: z.int(),
  entries: z.array(entrySchema),
})

/** Everything that a document says, as it is kept. */
export const contentSchema = z.discriminatedUnion('kind', [
  invoiceContent,
  actContent,
  correctionContent,
  statementContent,
])
export type DocumentContent = z.infer<typeof contentSchema>
export type ContentOf<Kind extends DocumentContent['kind']> = Extract<DocumentContent, { kind: Kind }>

const isEmptied: Message = /*i18n*/ {
  id: 'documents.emptied',
  message: 'This document’s time is over: its customer was erased.',
}

/** What an issued document says. @throws CONFLICT once it was emptied (DOC-13) */
export function contentOf({ content }: { content: unknown }): DocumentContent {
  const read = contentSchema.safeParse(content).data
  if (!read) throw new AppError('CONFLICT', isEmptied)
  return read
}

/** The works that a document's content names; none of a statement, and of what was emptied. */
export function linesIn(content: unknown): DocumentLine[] {
  const read = contentSchema.safeParse(content).data
  return read && read.kind !== 'statement' ? read.lines : []
}

/** What a line says of its order. */
export type OrderLine = Pick<DocumentLine, 'orderId' | 'chargeId' | 'title' | 'details' | 'quantity'>

/** Tells the lines of a document apart: an order's own, and those of its charges. */
export const lineKeyOf = ({ orderId, chargeId }: Pick<DocumentLine, 'orderId' | 'chargeId'>): string =>
  `${orderId}/${chargeId ?? ''}`

/** A line of a document with its VAT (DOC-3). */
export const toLine = (line: OrderLine, gross: number, taxKind: TaxKind): DocumentLine => ({
  ...line,
  ...taxed(gross, taxKind),
})

/** What is kept of a document's sums; a statement's are what is owed at its end, without VAT of its own. */
export function sumsOf(content: DocumentContent): TaxedSum {
  if (content.kind === 'statement') return { gross: content.closing, net: content.closing, vat: 0 }
  return sumOfLines(content.lines)
}

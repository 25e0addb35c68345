import { z } from 'zod'
import type { Qepik } from '../../lib/money.ts'
import { calculatedPriceSchema } from '../catalog/calculated-price-schema.ts'
import { orderedOptions } from '../options/ordered-options.ts'
import { type Reduction, reductionsOf } from '../orders/pdf/reductions.ts'
import { type TaxKind, vatOf } from '../tax/vat.ts'
import { artworkWays } from './offer-input.ts'

const texts = z.object({ az: z.string(), ru: z.string(), en: z.string() })
export type Texts = z.infer<typeof texts>

/** A line of a quote as it is stored, in a draft and in revisions; money in qəpik. */
const offerLineSchema = z.object({
  /** The line keeps its key through all revisions. */
  key: z.int(),
  /** An item of the catalogue, or a line that staff wrote freely. */
  kind: z.enum(['product', 'free']),
  serviceId: z.int(),
  serviceTypeId: z.int().nullable(),
  service: texts,
  title: texts,
  /** The choices when the line was written (OFF-11). */
  options: orderedOptions.nullable().default(null),
  /** What it is made of, as staff describe it. */
  details: z.string(),
  count: z.int(),
  /** The price calculated for this customer; null where there is none. */
  quote: calculatedPriceSchema.nullable(),
  price: z.int(),
  /** Why the price differs from the calculated one; for staff. */
  priceReason: z.string(),
  /** Working days from the approved artwork. */
  days: z.int().nullable(),
  artwork: z.enum(artworkWays),
  /** With packing, as it was reckoned when the line was written; null where it isn't known. */
  grams: z.int().nullable().default(null),
  /** The earlier order that is repeated. */
  repeats: z.int().nullable().default(null),
})
export type OfferLine = z.infer<typeof offerLineSchema>

const storedLines = z.array(offerLineSchema)
export const readLines = (stored: unknown): OfferLine[] => storedLines.parse(stored)

export const totalOf = (lines: readonly OfferLine[]): Qepik =>
  lines.reduce((sum, { price }) => sum + price, 0)

/** The VAT in it, line by line (DOC-32). */
export const vatOfLines = (lines: readonly OfferLine[], kind: TaxKind): Qepik =>
  vatOf(
    lines.map(({ price }) => price),
    kind,
  )

/** Whether the price is the calculated one. */
const isCalculated = ({ quote, price }: OfferLine): boolean => quote !== null && quote.total === price

/** The amount in a line's column: before discounts, where the price is the calculated one. */
export const amountOf = (line: OfferLine): Qepik =>
  isCalculated(line) && line.quote ? line.quote.base : line.price

/** The discounts on lines with the calculated price: amounts less these are the total. */
export const reductionsOfLines = (lines: readonly OfferLine[]): Reduction[] =>
  reductionsOf(lines.flatMap((line) => (line.quote && isCalculated(line) ? line.quote : [])))

/** The longest time of the lines; null where none has one. */
export const longestDays = (lines: readonly OfferLine[]): number | null =>
  lines.reduce<number | null>(
    (longest, { days }) => (days === null ? longest : Math.max(longest ?? 0, days)),
    null,
  )

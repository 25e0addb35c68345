import { z } from 'zod'
import type { Qepik } from '../../lib/money.ts'
import { quoteSchema } from '../catalog/quote-schema.ts'
import { orderedOptions } from '../options/ordered-options.ts'
import { type Reduction, reductionsOf } from '../orders/pdf/reductions.ts'
import { artworkWays } from './offer-input.ts'

const texts = z.object({ az: z.string(), ru: z.string(), en: z.string() })
export type Texts = z.infer<typeof texts>

/** A line of an offer as it is kept, in a draft and in what was sent; money in qəpik. */
const offerLineSchema = z.object({
  /** Stays the line's through all revisions. */
  key: z.int(),
  /** Something of the catalogue, or staff's own words. */
  kind: z.enum(['product', 'free']),
  serviceId: z.int(),
  serviceTypeId: z.int().nullable(),
  service: texts,
  title: texts,
  /** What is chosen of a product with choices, as it was when the line was written (OFF-11). */
  options: orderedOptions.nullable().default(null),
  /** What it is made of, in words of staff. */
  details: z.string(),
  count: z.int(),
  /** As it was calculated for this customer; null where nothing can be. */
  quote: quoteSchema.nullable(),
  price: z.int(),
  /** Why it differs from the calculated one; for staff. */
  priceReason: z.string(),
  /** Working days from the approved artwork. */
  days: z.int().nullable(),
  artwork: z.enum(artworkWays),
  /** The earlier order that it makes once more. */
  repeats: z.int().nullable().default(null),
})
export type OfferLine = z.infer<typeof offerLineSchema>

const storedLines = z.array(offerLineSchema)
export const readLines = (stored: unknown): OfferLine[] => storedLines.parse(stored)

export const totalOf = (lines: readonly OfferLine[]): Qepik =>
  lines.reduce((sum, { price }) => sum + price, 0)

/** Whether the price is the calculated one. */
const isCalculated = ({ quote, price }: OfferLine): boolean => quote !== null && quote.total === price

/** What stands in a line's column: before what comes off, where the price is the calculated one. */
export const amountOf = (line: OfferLine): Qepik =>
  isCalculated(line) && line.quote ? line.quote.base : line.price

/** What comes off the amounts of the lines that are at the calculated price: amounts less these are the total. */
export const reductionsOfLines = (lines: readonly OfferLine[]): Reduction[] =>
  reductionsOf(lines.flatMap((line) => (line.quote && isCalculated(line) ? line.quote : [])))

/** The longest of the lines' times; null where none has one. */
export const longestDays = (lines: readonly OfferLine[]): number | null =>
  lines.reduce<number | null>(
    (longest, { days }) => (days === null ? longest : Math.max(longest ?? 0, days)),
    null,
  )

import { z } from 'zod'
import { selectionOut } from '../options/ordered-options.ts'

const azn = z.number().nullable()
const size = z.object({ width: z.number(), height: z.number() })

/** Why a line can't be ordered as it is, or what has changed: `path` names the field, as where an order is placed. */
const finding = z.object({
  kind: z.enum(['gone', 'choice', 'count', 'price']),
  path: z.string(),
  message: z.string(),
})

/** What a line is and costs now: AZN, mm. */
const lineQuoteSchema = z.object({
  id: z.string(),
  /** Of the product, or of the service that is ordered without one; null where it is gone. */
  name: z.string().nullable(),
  photoUrl: z.string().nullable(),
  /** The choices in words, each with its group. */
  choices: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Whether something can be chosen of it. */
  hasOptions: z.boolean(),
  /** As it would be ordered, defaults included; null where nothing can be chosen. */
  options: selectionOut.nullable(),
  /** The runs that it is priced at, ascending. */
  runs: z.array(z.int()),
  trim: size.nullable(),
  /** Whether artwork is needed for it. */
  needsArtwork: z.boolean(),
  /** Of the caller's own uploads, bytes; what has not come whole, or isn't kept any more, has no name. */
  files: z.array(z.object({ id: z.string(), name: z.string().nullable(), size: z.number() })),
  /**
   * The artwork that was approved for the earlier order which this line makes once more; null where it makes none, without
   * files where they aren't kept any more.
   */
  repeated: z
    .object({ orderId: z.int(), files: z.array(z.object({ name: z.string(), size: z.number() })) })
    .nullable(),
  /** If the artwork is approved now; null where no day is promised. */
  readyOn: z.iso.date().nullable(),
  /** Without anything taken off, after it, and of one piece; null: on request. */
  subtotal: azn,
  total: azn,
  unitPrice: azn,
  percentage: z.number(),
  kind: z.enum(['campaign', 'client']).nullable(),
  isOrderable: z.boolean(),
  findings: z.array(finding),
})
export type LineQuote = z.infer<typeof lineQuoteSchema>

/** AZN; what is on request is in no sum. `personal` and `campaigns`: what they take off. */
export const basketQuoteSchema = z.object({
  lines: z.array(lineQuoteSchema),
  subtotal: z.number(),
  campaigns: z.number(),
  personal: z.number(),
  personalPercentage: z.number(),
  total: z.number(),
  isOrderable: z.boolean(),
})
export type BasketQuote = z.infer<typeof basketQuoteSchema>

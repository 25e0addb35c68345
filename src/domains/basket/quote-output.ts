import { z } from 'zod'
import { selectionOut } from '../options/ordered-options.ts'

const azn = z.number().nullable()
const size = z.object({ width: z.number(), height: z.number() })

/** Why a line can't be ordered, or what has changed: `path` names the field, as when an order is placed. */
const finding = z.object({
  kind: z.enum(['gone', 'choice', 'count', 'price']),
  path: z.string(),
  message: z.string(),
})

/** What a line is and costs now: AZN, mm. */
const lineQuoteSchema = z.object({
  id: z.string(),
  /** The name of the product, or of the service that is ordered without one; null when it is gone. */
  name: z.string().nullable(),
  photoUrl: z.string().nullable(),
  /** The labels of the choices, each with its group's. */
  choices: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Whether the customer can choose anything. */
  hasOptions: z.boolean(),
  /** The options as they would be ordered, defaults included; null where there are none. */
  options: selectionOut.nullable(),
  /** The runs that have a price, ascending. */
  runs: z.array(z.int()),
  trim: size.nullable(),
  /** Whole grams with the packing; null where they aren't known (DEL-22). */
  grams: z.int().nullable(),
  /** Its order waits for artwork to be approved. */
  needsArtwork: z.boolean(),
  /** Files can be sent for it. */
  takesArtwork: z.boolean(),
  /** The caller's own uploads, bytes; one that is incomplete or no longer kept has no name. */
  files: z.array(z.object({ id: z.string(), name: z.string().nullable(), size: z.number() })),
  /**
   * The approved artwork of the earlier order that this line repeats; null where it repeats none, without
   * files where they are no longer kept.
   */
  repeated: z
    .object({ orderId: z.int(), files: z.array(z.object({ name: z.string(), size: z.number() })) })
    .nullable(),
  /** When it is ready if the artwork is approved now; null where no day is promised. */
  readyOn: z.iso.date().nullable(),
  /** Before discounts, after them, and for one piece; null means on request. */
  subtotal: azn,
  total: azn,
  unitPrice: azn,
  percentage: z.number(),
  kind: z.enum(['campaign', 'client']).nullable(),
  isOrderable: z.boolean(),
  findings: z.array(finding),
})
export type LineQuote = z.infer<typeof lineQuoteSchema>

/** AZN; items on request are in no sum. `personal` and `campaigns` are the discounts. */
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

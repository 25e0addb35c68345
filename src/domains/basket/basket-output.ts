import { z } from 'zod'
import { toAzn } from '../../lib/money.ts'
import type { Selection } from '../options/configuration.ts'
import { selectionOut } from '../options/ordered-options.ts'
import { artworkSources, type BasketLine } from './basket-input.ts'

const lineSchema = z.object({
  id: z.string(),
  serviceId: z.int(),
  serviceTypeId: z.int().nullable(),
  options: selectionOut.nullable(),
  count: z.int(),
  comment: z.string(),
  artwork: z.enum(artworkSources),
  uploads: z.array(z.string()).optional(),
  /** The earlier order that is repeated. */
  repeats: z.int().optional(),
  /** AZN */
  seenTotal: z.number().nullable(),
})

/** Version 0 was never saved. */
export const basketSchema = z.object({ version: z.int(), lines: z.array(lineSchema) })
export type BasketView = z.infer<typeof basketSchema>

const storedLines = z.array(
  lineSchema.extend({
    serviceTypeId: z.int().optional(),
    options: selectionOut.optional() as z.ZodOptional<z.ZodType<Selection>>,
    comment: z.string().optional(),
    seenTotal: z.int().optional(),
  }),
)

export const parseLines = (stored: unknown): BasketLine[] => storedLines.parse(stored)

export const toBasket = (version: number, lines: readonly BasketLine[]): BasketView => ({
  version,
  lines: lines.map(({ serviceTypeId = null, options = null, comment = '', seenTotal, ...line }) => ({
    ...line,
    serviceTypeId,
    options,
    comment,
    seenTotal: seenTotal === undefined ? null : toAzn(seenTotal),
  })),
})

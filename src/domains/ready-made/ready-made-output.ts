import { z } from 'zod'
import { textsOut } from '../../lib/fields.ts'
import { readyMadeKeys } from './ready-made-input.ts'

const key = z.enum(readyMadeKeys)

/** A ready-made service, and what of it there is by now. */
export const readyMadeSchema = z.object({
  key,
  ...textsOut('name'),
  ...textsOut('description'),
  /** The name of its drawing. */
  picture: z.string(),
  products: z.int(),
  /** Of its first product: groups of choices, runs, and prices in its table. */
  groups: z.int(),
  runs: z.int(),
  prices: z.int(),
  /** Working days of the usual turnaround. */
  days: z.int(),
  /** The first price: AZN for the whole run of `count`. */
  from: z.object({ count: z.int(), price: z.number() }),
  /** How many services were taken from it and are there. */
  taken: z.int(),
})

/** The new services, each with the product whose prices come first to be looked at. */
export const takenSchema = z.object({
  services: z.array(z.object({ key, id: z.int(), productId: z.int() })),
})

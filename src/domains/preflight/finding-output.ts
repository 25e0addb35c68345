import { z } from 'zod'
import { place } from './facts.ts'
import { check } from './profile-input.ts'

/** The measured value, or the wanted one. */
export const measure = z.discriminatedUnion('unit', [
  z.object({ unit: z.enum(['mm', 'dpi', 'percent', 'pt', 'pages']), value: z.number() }),
  z.object({ unit: z.literal('size'), width: z.number(), height: z.number() }),
  z.object({ unit: z.literal('names'), names: z.array(z.string()) }),
])
export type Measure = z.infer<typeof measure>

const side = z.enum(['left', 'right', 'top', 'bottom'])
export type Side = z.infer<typeof side>

/** `where` is in mm from the upper left corner of the page as its picture shows it. */
export const finding = z.object({
  check,
  severity: z.enum(['must', 'look']),
  page: z.int().optional(),
  where: place.optional(),
  /** The sides of the page that it is about; without them it is the whole page. */
  sides: z.array(side).optional(),
  actual: measure.nullable(),
  target: measure.nullable(),
})
export type Finding = z.infer<typeof finding>

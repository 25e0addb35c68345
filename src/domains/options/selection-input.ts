import { z } from 'zod'
import { lenient } from '../../lib/fields.ts'
import type { Selection } from './configuration.ts'

const key = z.string().trim().min(1).max(24)
const millimetres = z.number().positive().max(100_000)

/** An object, also as JSON text: forms hold nothing else. */
function readObject(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** A key alone means a list of it. */
const keys = lenient((value) => (typeof value === 'string' ? [value] : value), z.array(key).max(60))

/** What somebody chooses of a product: `{choices: {paper: ['matt-350']}, ownSize: {width: 90, height: 50}}`, in mm. */
export const selectionSchema = lenient(
  readObject,
  z.object({
    choices: z
      .record(key, keys)
      .check(z.refine((groups) => Object.keys(groups).length <= 24))
      .default({}),
    ownSize: z.object({ width: millimetres, height: millimetres }).nullable().default(null),
  }),
) as unknown as z.ZodType<Selection, { choices?: Record<string, string[]>; ownSize?: Selection['ownSize'] }>

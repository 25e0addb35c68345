import { z } from 'zod'

/** A figure as staff write it, parsed and checked by the procedure's own field; a blank one is undefined. */
export const written = (field: z.ZodType) =>
  z.preprocess((typed) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed), field)

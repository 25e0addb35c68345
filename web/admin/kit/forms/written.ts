import { z } from 'zod'

/** A figure as staff write it, read and judged by the procedure's own field; what is blank isn't there. */
export const written = (field: z.ZodType) =>
  z.preprocess((typed) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed), field)

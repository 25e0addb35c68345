import { z } from 'zod'

/**
 * A figure as staff write it, read as the office reads figures and then judged by the procedure's own field. What
 * can't be read is no number, what is blank isn't there.
 */
export const written = (read: (text: string) => number | undefined, field: z.ZodType) =>
  z.preprocess((typed) => {
    if (typeof typed !== 'string') return typed
    return typed.trim() === '' ? undefined : (read(typed) ?? Number.NaN)
  }, field)

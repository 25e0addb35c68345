import { z } from 'zod'
import { cleanLine } from './clean-text.ts'
import { fieldErrors } from './validation.ts'

/** A field that may be emptied. It isn't a union, so that the field's own error is shown. */
export function emptyOr(field: z.ZodType<string, string>) {
  return z.string().transform((value, context) => {
    if (cleanLine(value) === '') return ''
    const read = field.safeParse(value)
    if (read.success) return read.data
    for (const { message } of fieldErrors(read.error.issues))
      context.addIssue({ code: 'custom', params: { message } })
    return z.NEVER
  })
}

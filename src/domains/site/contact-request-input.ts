import { z } from 'zod'
import { flag, id, line, text } from '../../lib/fields.ts'
import { phone } from '../../lib/phone-fields.ts'

/** The callback forms. */
export const newContactRequestSchema = z.object({
  name: line(100, { min: 1 }),
  phoneNumber: phone,
  // A field that people don't see; only programs fill it in.
  website: z.unknown().optional(),
})

const note = text(2000)

/** What staff write on a request. */
export const noteSchema = z.object({ note })

/**
 * `handled` or a note is required; `noteWas` refuses the call when another user has changed the note since.
 */
export const changedContactRequestSchema = z
  .object({ id, handled: flag.optional(), note: note.optional(), noteWas: note.optional() })
  .refine(({ handled, note }) => handled !== undefined || note !== undefined, { path: ['handled'] })

import { z } from 'zod'
import { line, maybe, requiredTexts, text } from '../../lib/fields.ts'
import { id } from '../../lib/figure-fields.ts'
import { list } from '../../lib/list-fields.ts'

/** Characters of a message, and of what staff begin one with. */
const longestMessage = 4000
/** Files beside one message. */
const mostAttachments = 10

/** A text of 1 to 4000 characters; with attachments it may be empty. `uploads` were sent for the purpose `message`. */
export const postFields = z.object({
  id,
  text: maybe(text(longestMessage)),
  uploads: list(z.string().regex(/^[\w-]{22}$/), mostAttachments).optional(),
})

/** A file that came with a message of the order. */
export const fileFields = z.object({ id, fileId: id })

/** Everything up to this message has been read. */
export const readFields = z.object({ id, upTo: id })

const templateShape = { title: line(100, { min: 1 }), ...requiredTexts('text', longestMessage) }
export const createTemplateFields = z.object(templateShape)
export const updateTemplateFields = z.object({ id, ...templateShape })

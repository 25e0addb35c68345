import { z } from 'zod'
import { id, line, list, maybe, requiredTexts, text } from '../../lib/fields.ts'

/** Characters of a message, and of a template. */
const maxMessageLength = 4000
/** Files beside one message. */
const maxAttachments = 10

/** A text of 1 to 4000 characters; with attachments it may be empty. `uploads` were sent for the purpose `message`. */
export const postFields = z.object({
  id,
  text: maybe(text(maxMessageLength)),
  uploads: list(z.string().regex(/^[\w-]{22}$/), maxAttachments).optional(),
})

/** A file of one of the order's messages. */
export const fileFields = z.object({ id, fileId: id })

/** Everything up to this message has been read. */
export const readFields = z.object({ id, upTo: id })

const templateShape = { title: line(100, { min: 1 }), ...requiredTexts('text', maxMessageLength) }
export const createTemplateFields = z.object(templateShape)
export const updateTemplateFields = z.object({ id, ...templateShape })

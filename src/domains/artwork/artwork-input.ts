import { z } from 'zod'
import { line, maybe, text } from '../../lib/fields.ts'
import { id, wholeNumber } from '../../lib/figure-fields.ts'
import { list } from '../../lib/list-fields.ts'

/** Files of one version. */
const mostFiles = 20

/** What was sent becomes a version; `after` is the number of the newest that its sender has seen, 0 for none. */
export const sendFields = z.object({
  id,
  uploads: list(z.string().regex(/^[\w-]{22}$/), mostFiles),
  note: maybe(text(1000)),
  after: maybe(wholeNumber({ min: 0 })),
})

export const requestFields = z.object({ id, text: maybe(text(500)) })

export const fileFields = z.object({ id, fileId: id })

export const passwordFields = fileFields.extend({ password: z.string().min(1).max(200) })

export const versionFields = z.object({ id, version: wholeNumber({ min: 1 }) })

export const againFields = versionFields.extend({ after: wholeNumber({ min: 1 }) })

/** A finding of a version, by its check and page. */
export const seenFields = versionFields.extend({
  check: line(60, { min: 1 }),
  page: maybe(wholeNumber({ min: 1 })),
})

import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { optionalFields, priority, texts } from '../../lib/fields.ts'

/** What isn't sent stays. */
export const pageTextsSchema = z.object({
  ...optionalFields({
    ...texts('head', 300),
    ...texts('title', 300),
    ...texts('description', 5000),
    priority,
  }),
  updatedAt: readAt,
})

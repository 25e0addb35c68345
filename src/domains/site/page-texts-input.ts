import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { optionalFields, texts } from '../../lib/fields.ts'
import { priority } from '../../lib/figure-fields.ts'

const schemaOf = (longestDescription: number) =>
  z.object({
    ...optionalFields({
      ...texts('head', 300),
      ...texts('title', 300),
      ...texts('description', longestDescription),
      priority,
    }),
    updatedAt: readAt,
  })

/** What isn't sent stays. */
export const pageTextsSchema = schemaOf(5000)

/** Of an information page: its description is the whole page. What isn't sent stays. */
export const infoPageSchema = schemaOf(20_000)

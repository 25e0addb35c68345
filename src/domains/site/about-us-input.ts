import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { optionalFields, texts } from '../../lib/fields.ts'
import { id } from '../../lib/figure-fields.ts'
import { fileField } from '../../procedures/received-file.ts'
import { altTexts } from '../media/alt-texts.ts'

/** What isn't sent stays. */
export const aboutUsSchema = z.object({
  ...optionalFields({
    id,
    ...texts('title', 300),
    ...texts('head', 300),
    ...texts('description', 5000),
    ...altTexts,
  }),
  file: fileField.optional(),
  updatedAt: readAt,
})

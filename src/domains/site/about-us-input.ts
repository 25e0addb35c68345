import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { optionalFields } from '../../lib/fields.ts'
import { id } from '../../lib/figure-fields.ts'
import { fileField } from '../../procedures/received-file.ts'
import { newTexts } from '../content/texts.ts'

/** What isn't sent stays. */
export const aboutUsSchema = z.object({
  ...optionalFields({ id, ...newTexts('aboutUs') }),
  file: fileField.optional(),
  updatedAt: readAt,
})

import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { id, optionalFields } from '../../lib/fields.ts'
import { fileField } from '../../procedures/received-file.ts'
import { newTexts } from '../content/texts.ts'

/** Fields that aren't sent stay. */
export const aboutUsSchema = z.object({
  ...optionalFields({ id, ...newTexts('aboutUs') }),
  file: fileField.optional(),
  updatedAt: readAt,
})

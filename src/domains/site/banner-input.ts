import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { flag, id, optionalFields } from '../../lib/fields.ts'
import { fileField } from '../../procedures/received-file.ts'
import { newTexts } from '../content/texts.ts'

const file = fileField.optional()

/** Fields that aren't sent stay. */
export const bannerSchema = z.object({
  ...optionalFields({
    id,
    ...newTexts('banner'),
    state: flag,
  }),
  file,
  fileForLogo: file,
  fileForLogoDark: file,
  fileForFavicon: file,
  updatedAt: readAt,
})

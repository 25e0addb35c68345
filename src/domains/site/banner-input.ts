import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { flag, optionalFields } from '../../lib/fields.ts'
import { id } from '../../lib/figure-fields.ts'
import { fileField } from '../../procedures/received-file.ts'
import { newTexts } from '../content/texts.ts'

const file = fileField.optional()

/** What isn't sent stays. */
export const bannerSchema = z.object({
  ...optionalFields({
    id,
    ...newTexts('banner'),
    state: flag,
  }),
  /** The photo. */
  file,
  fileForLogo: file,
  fileForLogoDark: file,
  fileForFavicon: file,
  updatedAt: readAt,
})

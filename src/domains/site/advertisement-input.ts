import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { flag, optionalFields } from '../../lib/fields.ts'
import { id, priority } from '../../lib/figure-fields.ts'
import { link } from '../../lib/link-field.ts'
import { fileField } from '../../procedures/received-file.ts'
import { newTexts } from '../content/texts.ts'

const others = {
  ...optionalFields({ state: flag, priority }),
  ...newTexts('advertisement'),
  file: fileField.optional(),
}

export const newAdvertisementSchema = z.object({ link, ...others })

/** What isn't sent stays. */
export const changedAdvertisementSchema = z.object({
  id,
  link: link.optional(),
  ...others,
  updatedAt: readAt,
})

import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { flag, line, optionalFields } from '../../lib/fields.ts'
import { id, priority } from '../../lib/figure-fields.ts'
import { link } from '../../lib/link-field.ts'
import { fileField } from '../../procedures/received-file.ts'

const others = {
  ...optionalFields({ name: line(100), platform: line(100), state: flag, priority }),
  /** The dark icon. */
  file: fileField.optional(),
  fileForLightLogo: fileField.optional(),
}

export const newSocialAccountSchema = z.object({ link, ...others })

/** What isn't sent stays. */
export const changedSocialAccountSchema = z.object({
  id,
  link: link.optional(),
  ...others,
  updatedAt: readAt,
})

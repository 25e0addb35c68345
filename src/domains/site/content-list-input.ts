import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { flag, id, line, optionalFields, priority } from '../../lib/fields.ts'
import { link } from '../../lib/link-field.ts'
import { fileField } from '../../procedures/received-file.ts'
import { newTexts } from '../content/texts.ts'

const listed = optionalFields({ state: flag, priority })
const file = fileField.optional()

export const newPartnerSchema = z.object({ ...newTexts('partner'), ...listed, file })

export const newAdvertisementSchema = z.object({ link, ...listed, ...newTexts('advertisement'), file })

/** `file` is the dark icon. */
export const newSocialAccountSchema = z.object({
  link,
  ...optionalFields({ name: line(100), platform: line(100) }),
  ...listed,
  file,
  fileForLightLogo: file,
})

/** A changed record of a list: fields that aren't sent stay. */
export const changedSchema = <Shape extends Record<string, z.ZodType>>({ shape }: { shape: Shape }) =>
  z.object({ id, ...optionalFields(shape), updatedAt: readAt })

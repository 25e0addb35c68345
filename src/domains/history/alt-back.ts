import { z } from 'zod'
import { altField } from '../content/alt-field.ts'
import type { Fields } from '../content/values.ts'

const text = z.string().default('')

/** Alternative texts out of the history; not in what was written down before there were any. */
const altBack = { alt: text, alt_ru: text, alt_en: text }

const texts = z.object(altBack)

/** Those of the picture with this key. */
export function altsOf(fields: Fields, pictureKey: string): z.infer<typeof texts> {
  const field = altField(pictureKey)
  return texts.parse({ alt: fields[field], alt_ru: fields[`${field}_ru`], alt_en: fields[`${field}_en`] })
}

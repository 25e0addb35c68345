import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { altField } from '../audit/alt-field.ts'
import { altFields } from '../audit/text-fields.ts'
import type { Fields } from '../audit/values.ts'

const text = z.string().default('')

/** Alternative texts out of the history; not in what was written down before there were any. */
export const altBack = { alt: text, alt_ru: text, alt_en: text }

const texts = z.object(altBack)

/** Those of the picture with this key. */
export function altsOf(fields: Fields, pictureKey: string): z.infer<typeof texts> {
  const field = altField(pictureKey)
  return texts.parse({ alt: fields[field], alt_ru: fields[`${field}_ru`], alt_en: fields[`${field}_en`] })
}

/** Of the texts to be put back, those of a project's attachments as PUT /project takes them; a picture that is gone has none. */
export async function attachmentTexts(db: Database, projectId: number, given: Record<string, string>) {
  const rows = await db.projectAttachment.findMany({ where: { projectId }, include: { photo: true } })
  return rows.flatMap((row) => {
    const now = altFields(row.photo, row)
    const isMeant = Object.keys(now).some((field) => field in given)
    return isMeant ? [{ id: row.id, ...altsOf({ ...now, ...given }, row.photo.key) }] : []
  })
}

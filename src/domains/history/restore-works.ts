import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { toBasisPoints, toQepik } from '../../lib/money.ts'
import { altField } from '../content/alt-field.ts'
import { findPictures } from '../content/find-pictures.ts'
import type { Fields } from '../content/values.ts'
import { pictureKeyOf } from '../media/picture-url.ts'
import type { Gone } from './last-state.ts'

const reference = z.object({ id: z.int() })
const project = z.object({ service: reference.nullable(), projectAttachments: z.array(z.string()) })
const campaign = z.object({
  services: z.array(reference),
  percentage: z.number().nullable(),
  /** Not in what was deleted before there was one. */
  startDate: z.iso.datetime().nullish(),
  endDate: z.iso.datetime().nullable(),
})
/** Alternative texts; not in what was written down before there were any. */
const alt = z.string().default('')
const alts = z.object({ alt, alt_ru: alt, alt_en: alt })
const discount = z.object({ limit: z.number(), percentage: z.number() })

export async function restoreProjectParts(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
  const { service, projectAttachments } = project.parse(fields)
  const pictureOf = await findPictures(tx, projectAttachments)
  const [serviceId = null] = service ? await livingServices(tx, [service]) : []
  const create = projectAttachments.flatMap((url, position) => {
    const photoId = pictureOf(url)
    return photoId === null ? [] : [{ photoId, position, ...altsOf(fields, pictureKeyOf(url) ?? '') }]
  })
  await tx.project.update({ where: { id }, data: { serviceId, attachments: { create } } })
}

export async function restoreCampaignParts(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
  const { services, percentage, startDate, endDate } = campaign.parse(fields)
  const links = await livingServices(tx, services)
  await tx.campaign.update({
    where: { id },
    data: {
      percentageBp: percentage === null ? null : toBasisPoints(percentage),
      startDate: startDate ? new Date(startDate) : null,
      endDate: endDate === null ? null : new Date(endDate),
      services: { create: links.map((serviceId) => ({ serviceId })) },
    },
  })
}

export async function restoreDiscount(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
  const { limit, percentage } = discount.parse(fields)
  await tx.discount.create({ data: { id, limit: toQepik(limit), percentageBp: toBasisPoints(percentage) } })
}

/** Those of the services that are there, held against a delete until the transaction ends. */
async function livingServices(tx: Transaction, services: readonly { id: number }[]): Promise<number[]> {
  const ids = services.map(({ id }) => id)
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM services WHERE id = ANY(${ids}::int[]) AND deleted_at IS NULL ORDER BY id FOR SHARE`
  return rows.map(({ id }) => id)
}

/** The alternative texts of the picture with this key. */
function altsOf(fields: Fields, pictureKey: string): z.infer<typeof alts> {
  const field = altField(pictureKey)
  return alts.parse({ alt: fields[field], alt_ru: fields[`${field}_ru`], alt_en: fields[`${field}_en`] })
}

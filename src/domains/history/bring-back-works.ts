import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { textsOut } from '../../lib/fields.ts'
import { toBasisPoints, toQepik } from '../../lib/money.ts'
import type { Fields } from '../audit/values.ts'
import { pictureKeyOf } from '../media/picture-url.ts'
import { altBack, altsOf } from './alt-back.ts'
import type { Gone } from './bring-back.ts'
import { findPictures } from './find-pictures.ts'

const reference = z.object({ id: z.int() })
const listed = { priority: z.int(), state: z.boolean() }
const project = z.object({
  ...textsOut('name'),
  ...textsOut('description'),
  ...altBack,
  service: reference.nullable(),
  mainPhotoUrl: z.string(),
  projectAttachments: z.array(z.string()),
  ...listed,
})
const deal = z.object({
  ...textsOut('title'),
  ...textsOut('description'),
  ...textsOut('offer'),
  ...textsOut('head'),
  ...textsOut('date'),
  services: z.array(reference),
  percentage: z.number().nullable(),
  /** Not in what was deleted before there was one. */
  startDate: z.iso.datetime().nullish(),
  endDate: z.iso.datetime().nullable(),
  photoUrl: z.string(),
  ...listed,
})
const discount = z.object({ limit: z.number(), percentage: z.number() })

export async function bringBackProject(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
  const { service, mainPhotoUrl, projectAttachments, ...data } = project.parse(fields)
  const pictureOf = await findPictures(tx, [mainPhotoUrl, ...projectAttachments])
  const [serviceId = null] = service ? await livingServices(tx, [service]) : []
  const create = projectAttachments.flatMap((url, position) => {
    const photoId = pictureOf(url)
    return photoId === null ? [] : [{ photoId, position, ...altsOf(fields, pictureKeyOf(url) ?? '') }]
  })
  await tx.project.create({
    data: { id, ...data, serviceId, mainPhotoId: pictureOf(mainPhotoUrl), attachments: { create } },
  })
}

export async function bringBackDeal(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
  const { services, percentage, startDate, endDate, photoUrl, ...data } = deal.parse(fields)
  const pictureOf = await findPictures(tx, [photoUrl])
  const links = await livingServices(tx, services)
  await tx.deal.create({
    data: {
      id,
      ...data,
      percentageBp: percentage === null ? null : toBasisPoints(percentage),
      startDate: startDate ? new Date(startDate) : null,
      endDate: endDate === null ? null : new Date(endDate),
      photoId: pictureOf(photoUrl),
      services: { create: links.map((serviceId) => ({ serviceId })) },
    },
  })
}

export async function bringBackDiscount(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
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

import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { toBasisPoints, toQepik } from '../../lib/money.ts'
import { recordedIn } from '../audit/recorded.ts'
import { altField } from '../content/alt-field.ts'
import { type OrderedKind, orderedKinds } from '../content/definitions.ts'
import { findPictures } from '../content/find-pictures.ts'
import { restoreOwn } from '../content/restore-own.ts'
import type { Fields } from '../content/values.ts'
import { pictureKeyOf } from '../media/picture-url.ts'
import { type Gone, lastState } from './last-state.ts'
import { restorePoint, restoreWay, restoreZone } from './restore-delivery.ts'

/** Kinds whose deletion can be undone: nothing refers to the record, or it is only marked. */
export type UndoableKind = OrderedKind | keyof typeof others
type Act = (tx: Transaction, gone: Gone, fields: Fields) => Promise<void>

/** Kinds that are no content. */
const others = {
  discount: restoreDiscount,
  deliveryWay: restoreWay,
  deliveryZone: restoreZone,
  pickupPoint: restorePoint,
} as const satisfies Record<string, Act>
const isOther = (kind: UndoableKind): kind is keyof typeof others => kind in others

export const undoableKinds: [UndoableKind, ...UndoableKind[]] = [
  ...orderedKinds,
  'discount',
  'deliveryWay',
  'deliveryZone',
  'pickupPoint',
]

/** What a kind has beyond its definition. */
const parts: Partial<Record<OrderedKind, Act>> = {
  service: restoreServiceParts,
  product: assertServiceIsThere,
  project: restoreProjectParts,
  campaign: restoreCampaignParts,
}

export async function restoreDeleted(
  tx: Transaction,
  { kind, ...gone }: Gone & { kind: UndoableKind },
  fields: Fields,
): Promise<void> {
  if (isOther(kind)) return others[kind](tx, gone, fields)
  await restoreOwn(tx, kind, gone.id, fields)
  await parts[kind]?.(tx, gone, fields)
}

const references = z.array(z.object({ id: z.int() }))
const service = z.object({ products: references, campaigns: references, projects: references })

const serviceGone: Message = /*i18n*/ {
  id: 'history.serviceGone',
  message: 'The service of this product is deleted: bring it back first.',
}

/** The products deleted with a service, and its place in campaigns and projects that still exist. */
async function restoreServiceParts(tx: Transaction, { id, by }: Gone, fields: Fields): Promise<void> {
  const { products, campaigns, projects } = service.parse(fields)
  for (const { id: productId } of products) {
    const last = await lastState(tx, 'product', productId)
    if (last?.act !== 'deleted') continue
    const subject = { by, kind: 'product', id: productId, restores: true } as const
    await recordedIn(tx, subject, () => restoreOwn(tx, 'product', productId, last.fields))
  }
  const there = await tx.campaign.findMany({ where: { id: { in: idsOf(campaigns) } }, select: { id: true } })
  await tx.campaignService.createMany({
    data: there.map((campaign) => ({ campaignId: campaign.id, serviceId: id })),
    skipDuplicates: true,
  })
  await tx.project.updateMany({
    where: { id: { in: idsOf(projects) }, serviceId: null },
    data: { serviceId: id },
  })
}

/** @throws CONFLICT while its service is deleted */
async function assertServiceIsThere(tx: Transaction, { id }: Gone): Promise<void> {
  const there = await tx.product.count({ where: { id, service: { deletedAt: null } } })
  if (there === 0) throw new AppError('CONFLICT', serviceGone)
}

const idsOf = (records: { id: number }[]): number[] => records.map(({ id }) => id)

const reference = z.object({ id: z.int() })
const project = z.object({ service: reference.nullable(), projectAttachments: z.array(z.string()) })
const campaign = z.object({
  services: z.array(reference),
  percentage: z.number().nullable(),
  /** Campaigns deleted before it existed lack it. */
  startDate: z.iso.datetime().nullish(),
  endDate: z.iso.datetime().nullable(),
})
/** Alternative texts; entries from before they existed lack them. */
const alt = z.string().default('')
const alts = z.object({ alt, alt_ru: alt, alt_en: alt })
const discount = z.object({ limit: z.number(), percentage: z.number() })

async function restoreProjectParts(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
  const { service, projectAttachments } = project.parse(fields)
  const pictureOf = await findPictures(tx, projectAttachments)
  const [serviceId = null] = service ? await livingServices(tx, [service]) : []
  const create = projectAttachments.flatMap((url, position) => {
    const photoId = pictureOf(url)
    return photoId === null ? [] : [{ photoId, position, ...altsOf(fields, pictureKeyOf(url) ?? '') }]
  })
  await tx.project.update({ where: { id }, data: { serviceId, attachments: { create } } })
}

async function restoreCampaignParts(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
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

async function restoreDiscount(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
  const { limit, percentage } = discount.parse(fields)
  await tx.discount.create({ data: { id, limit: toQepik(limit), percentageBp: toBasisPoints(percentage) } })
}

/** The services that still exist, locked against deletion until the transaction ends. */
async function livingServices(tx: Transaction, services: readonly { id: number }[]): Promise<number[]> {
  const ids = services.map(({ id }) => id)
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM services WHERE id = ANY(${ids}::int[]) AND deleted_at IS NULL ORDER BY id FOR SHARE`
  return rows.map(({ id }) => id)
}

function altsOf(fields: Fields, pictureKey: string): z.infer<typeof alts> {
  const field = altField(pictureKey)
  return alts.parse({ alt: fields[field], alt_ru: fields[`${field}_ru`], alt_en: fields[`${field}_en`] })
}

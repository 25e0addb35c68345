import type { Transaction } from '../../db/client.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import { altField } from '../content/alt-field.ts'
import type { Fields, Reference } from '../content/values.ts'
import { pictureUrl } from '../media/picture-columns.ts'

const prices = { orderBy: { count: 'asc' }, select: { count: true, price: true } } as const
const named = { select: { id: true, name: true } } as const
const living = { where: { deletedAt: null }, orderBy: { id: 'asc' }, ...named } as const

const toTiers = (rows: { count: number; price: number }[]) =>
  rows.map(({ count, price }) => ({ count, price: toAzn(price) }))

const work = { workKind: named, productionDays: true, minutesFixed: true, minutesPer1000: true } as const
type Work = { workKind: Reference | null } & Record<
  'productionDays' | 'minutesFixed' | 'minutesPer1000',
  number | null
>

/** Only the fields that were filled in. */
const workFields = (fields: Work): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** What is deleted with a service: its prices, its products, and its place in campaigns and projects. */
export async function readServiceParts(tx: Transaction, id: number): Promise<Fields> {
  const { campaigns, artwork, profile, workKind, productionDays, minutesFixed, minutesPer1000, ...row } =
    await tx.service.findUniqueOrThrow({
      where: { id },
      select: {
        prices,
        products: living,
        campaigns: {
          orderBy: { campaignId: 'asc' },
          select: { campaign: { select: { id: true, title: true } } },
        },
        projects: { orderBy: { id: 'asc' }, ...named },
        artwork: true,
        profile: named,
        ...work,
      },
    })
  const running = campaigns.map(({ campaign }) => ({ id: campaign.id, name: campaign.title }))
  return {
    ...row,
    prices: toTiers(row.prices),
    campaigns: running,
    artworkNeed: artwork,
    ...(profile && { profile }),
    ...workFields({ workKind, productionDays, minutesFixed, minutesPer1000 }),
  }
}

export async function readProductParts(tx: Transaction, id: number): Promise<Fields> {
  const {
    service,
    artwork,
    profile,
    prices: tiers,
    optionsVersion,
    ...row
  } = await tx.product.findUniqueOrThrow({
    where: { id },
    select: { prices, service: named, artwork: true, profile: named, optionsVersion: true, ...work },
  })
  return {
    service,
    prices: toTiers(tiers),
    ...(artwork && { artworkNeed: artwork }),
    ...(profile && { profile }),
    // Only the current version is recorded; earlier ones are kept anyway.
    ...(optionsVersion !== null && { options: optionsVersion }),
    ...workFields(row),
  }
}

/** A project's service, and its other pictures with their texts. */
export async function readProjectParts(tx: Transaction, id: number): Promise<Fields> {
  const { service, attachments } = await tx.project.findUniqueOrThrow({
    where: { id },
    select: {
      service: named,
      attachments: { include: { photo: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    },
  })
  const projectAttachments = attachments.map(({ photo }) => pictureUrl(photo))
  const alts = attachments.map((attachment) => altFields(attachment.photo, attachment))
  return Object.assign({ service, projectAttachments }, ...alts)
}

/** A campaign's services, its percentage and its days. */
export async function readCampaignParts(tx: Transaction, id: number): Promise<Fields> {
  const { services, percentageBp, startDate, endDate } = await tx.campaign.findUniqueOrThrow({
    where: { id },
    select: {
      percentageBp: true,
      startDate: true,
      endDate: true,
      services: { select: { service: named }, orderBy: { serviceId: 'asc' } },
    },
  })
  return {
    services: services.map(({ service }) => service),
    percentage: percentageBp === null ? null : toPercent(percentageBp),
    startDate: startDate?.toISOString() ?? null,
    endDate: endDate?.toISOString() ?? null,
  }
}

/** The alternative text of one of several pictures, in all three languages, as stored. */
const altFields = (
  { key }: { key: string },
  { alt, alt_ru, alt_en }: Record<'alt' | 'alt_ru' | 'alt_en', string>,
): Record<string, string> => ({
  [altField(key)]: alt,
  [`${altField(key)}_ru`]: alt_ru,
  [`${altField(key)}_en`]: alt_en,
})

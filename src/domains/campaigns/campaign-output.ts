import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { textsOut } from '../../lib/fields.ts'
import { type Language, pick } from '../../lib/languages.ts'
import { toPercent } from '../../lib/money.ts'
import { allTextsOut, textsIn, textsOutInOne } from '../content/texts.ts'
import { pictureUrl } from '../media/picture-columns.ts'

/** A campaign's picture and services; without area "campaigns" only services that everyone may see. */
export const campaignParts = (seesAll: boolean) =>
  ({
    photo: { select: { key: true, extension: true } },
    services: {
      where: seesAll ? {} : { service: { state: true } },
      select: { service: { select: { id: true, name: true, name_ru: true, name_en: true } } },
      orderBy: [{ service: { priority: 'asc' } }, { serviceId: 'desc' }],
    },
  }) satisfies Prisma.CampaignInclude
export type CampaignRow = Prisma.CampaignGetPayload<{ include: ReturnType<typeof campaignParts> }>

/** The order of lists (BAS-7). */
export const campaignOrder = [
  { priority: 'asc' },
  { id: 'desc' },
] satisfies Prisma.CampaignOrderByWithRelationInput[]

const common = {
  id: z.int(),
  /** Root-relative; empty without a picture. */
  photoUrl: z.string(),
  /** Per cent, null without a reduction. */
  percentage: z.number().nullable(),
  /** The first day, as midnight UTC; null: at once. */
  startDate: z.iso.datetime().nullable(),
  /** The last day, as midnight UTC; null means without end. */
  endDate: z.iso.datetime().nullable(),
}

/** A campaign; `state` only for staff with the area. */
export const campaignSchema = z.object({
  ...common,
  ...textsOutInOne('campaign'),
  services: z.array(z.object({ id: z.int(), name: z.string() })),
  /** The services' names. */
  serviceI: z.array(z.string()),
  state: z.boolean().optional(),
})
export type Campaign = z.infer<typeof campaignSchema>

/** For the admin: texts as stored, without fallback. */
export const multilanguageCampaignSchema = z.object({
  ...common,
  ...allTextsOut('campaign'),
  services: z.array(z.object({ id: z.int(), ...textsOut('name') })),
  serviceI: z.array(z.string()),
  priority: z.int(),
  state: z.boolean(),
  updatedAt: updatedAtOut,
})
/** The same in the admin's list; `place` counts all campaigns, from 1. */
export const listedCampaignSchema = multilanguageCampaignSchema.extend({ place: z.int() })
export type MultilanguageCampaign = z.infer<typeof multilanguageCampaignSchema>

function toCommon(row: CampaignRow) {
  return {
    id: row.id,
    photoUrl: pictureUrl(row.photo),
    percentage: row.percentageBp === null ? null : toPercent(row.percentageBp),
    startDate: row.startDate?.toISOString() ?? null,
    endDate: row.endDate?.toISOString() ?? null,
  }
}

export function toCampaign(row: CampaignRow, language: Language, seesAll: boolean): Campaign {
  const services = row.services.map(({ service }) => ({
    id: service.id,
    name: pick(service, 'name', language),
  }))
  return {
    ...toCommon(row),
    ...textsIn('campaign', row, language),
    services,
    serviceI: services.map(({ name }) => name),
    ...(seesAll && { state: row.state }),
  }
}

export function toMultilanguageCampaign(row: CampaignRow): MultilanguageCampaign {
  const services = row.services.map(({ service }) => service)
  return {
    ...row,
    ...toCommon(row),
    services,
    serviceI: services.map(({ name }) => name),
    updatedAt: row.updatedAt.toISOString(),
  }
}

import { z } from 'zod'
import type { Prisma, Project, ProjectAttachment } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { textsOut } from '../../lib/fields.ts'
import { type Language, pick } from '../../lib/languages.ts'
import { allTextsOut, textsIn, textsOutInOne } from '../content/texts.ts'
import { type PictureRow, pictureUrl } from '../media/picture-columns.ts'

/** The relations of a project: two more queries, however many projects. */
export const projectParts = {
  mainPhoto: true,
  service: { select: { id: true, name: true, name_ru: true, name_en: true, state: true, deletedAt: true } },
  attachments: { include: { photo: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.ProjectInclude

/** The order of lists (BAS-7). */
export const projectOrder = [
  { priority: 'asc' },
  { id: 'desc' },
] satisfies Prisma.ProjectOrderByWithRelationInput[]

/** A project in one language, with `alt` of its main photo; `state` only for callers with write access. */
export const projectSchema = z.object({
  id: z.int(),
  ...textsOutInOne('project'),
  service: z.object({ id: z.int(), name: z.string() }).nullable(),
  serviceId: z.int().nullable(),
  mainPhotoUrl: z.string(),
  projectAttachments: z.array(z.object({ id: z.int(), photoUrl: z.string(), alt: z.string() })),
  priority: z.int(),
  state: z.boolean().optional(),
})

/** A project with all texts as stored. */
export const projectTextsSchema = z.object({
  id: z.int(),
  ...allTextsOut('project'),
  service: z.object({ id: z.int(), ...textsOut('name') }).nullable(),
  serviceId: z.int().nullable(),
  mainPhotoUrl: z.string(),
  projectAttachments: z.array(z.object({ id: z.int(), photoUrl: z.string(), ...textsOut('alt') })),
  priority: z.int(),
  state: z.boolean(),
  updatedAt: updatedAtOut,
})

/** The same in the admin's list; `place` counts all projects, from 1. */
export const listedProjectSchema = projectTextsSchema.extend({ place: z.int() })

type Service = {
  id: number
  name: string
  name_ru: string
  name_en: string
  state: boolean
  deletedAt: Date | null
}
type Row = Project & {
  mainPhoto: PictureRow | null
  service: Service | null
  attachments: (ProjectAttachment & { photo: PictureRow })[]
}

export function toProject(row: Row, language: Language, withState: boolean): z.infer<typeof projectSchema> {
  const { id, priority, state, service, mainPhoto } = row
  const visible = service && service.deletedAt === null && (withState || service.state) ? service : null
  return {
    id,
    ...textsIn('project', row, language),
    service: visible && { id: visible.id, name: pick(visible, 'name', language) },
    serviceId: visible?.id ?? null,
    mainPhotoUrl: pictureUrl(mainPhoto),
    projectAttachments: row.attachments.map((attachment) => ({
      id: attachment.id,
      photoUrl: pictureUrl(attachment.photo),
      alt: pick(attachment, 'alt', language),
    })),
    priority,
    ...(withState && { state }),
  }
}

export function toProjectTexts(row: Row): z.infer<typeof projectTextsSchema> {
  const service = row.service?.deletedAt === null ? row.service : null
  return {
    ...row,
    service,
    serviceId: service?.id ?? null,
    mainPhotoUrl: pictureUrl(row.mainPhoto),
    projectAttachments: row.attachments.map(({ photo, ...rest }) => ({
      ...rest,
      photoUrl: pictureUrl(photo),
    })),
    updatedAt: row.updatedAt.toISOString(),
  }
}

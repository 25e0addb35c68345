import type { Transaction } from '../../db/client.ts'
import { orNotFound } from '../../db/database-errors.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { newVersion } from '../../lib/as-read.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recorded, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import { assertAsRead } from '../audit/snapshots.ts'
import { lockService } from '../catalog/lock-service.ts'
import { storePictures } from '../media/store-picture.ts'
import { projectParts, toProjectTexts } from './project-output.ts'

type ActDeps = Pick<Deps, 'db' | 'media'>
type Files = { mainPhotoFile?: ReceivedFile | undefined; attachmentFiles?: ReceivedFile[] | undefined }
type New = Omit<Prisma.ProjectUncheckedCreateInput, 'attachments'> &
  Files & { attachmentTexts?: Omit<AttachmentTexts, 'id'>[] | undefined }
type Changed = Omit<Prisma.ProjectUncheckedUpdateManyInput, 'serviceId' | 'updatedAt'> &
  Files & {
    id: number
    serviceId?: number | null | undefined
    deletedAttachmentIds?: number[] | undefined
    attachmentOrder?: number[] | undefined
    attachmentTexts?: AttachmentTexts[] | undefined
    updatedAt?: string | undefined
  }

const foreignAttachment: Message = /*i18n*/ {
  id: 'project.foreignAttachment',
  message: 'This picture does not belong to the project.',
}

/** Adds a project with its pictures; priority is 1 unless given. @throws VALIDATION for an unknown service */
export async function createProject(
  deps: ActDeps,
  caller: Pick<Caller, 'id'>,
  { mainPhotoFile, attachmentFiles, attachmentTexts = [], ...data }: New,
) {
  const { serviceId } = data
  if (serviceId) await deps.db.$transaction((tx) => lockService(tx, serviceId))
  const pictures = await storeProjectPictures(deps, { mainPhotoFile, attachmentFiles })
  const create = pictures.attachments.map((photoId, position) => ({
    photoId,
    position,
    ...attachmentTexts[position],
  }))
  const row = await recordedNew(deps.db, { by: caller.id, kind: 'project' }, async (tx) => {
    if (serviceId) await lockService(tx, serviceId)
    return tx.project.create({
      data: { ...data, ...pictures.main, attachments: { create } },
      include: projectParts,
    })
  })
  return toProjectTexts(row)
}

/**
 * Fields that aren't sent stay; new attachments come last unless `attachmentOrder` says otherwise.
 * @throws NOT_FOUND; VALIDATION for an unknown service or an attachment of another project; CONFLICT when
 * `updatedAt` was sent and another user has saved since
 */
export async function updateProject(
  deps: ActDeps,
  caller: Pick<Caller, 'id'>,
  { id, mainPhotoFile, attachmentFiles, updatedAt, ...rest }: Changed,
): Promise<void> {
  const {
    deletedAttachmentIds = [],
    attachmentOrder: order = [],
    attachmentTexts: texts = [],
    ...data
  } = rest
  const read = { kind: 'project', id, updatedAt } as const
  await assertAsRead(deps.db, read)
  const attachments = await deps.db.projectAttachment.findMany({ where: { projectId: id } })
  const own = new Set([0, ...attachments.map((attachment) => attachment.id)])
  const named = { deletedAttachmentIds, attachmentOrder: order, attachmentTexts: texts.map((one) => one.id) }
  for (const [field, ids] of Object.entries(named))
    if (ids.some((given) => !own.has(given))) throw invalid(field, foreignAttachment)
  const { serviceId } = data
  if (serviceId) await deps.db.$transaction((tx) => lockService(tx, serviceId))
  const pictures = await storeProjectPictures(deps, { mainPhotoFile, attachmentFiles })
  await recordedUpdate(deps.db, { by: caller.id, ...read }, async (tx) => {
    if (serviceId) await lockService(tx, serviceId)
    await tx.project.update({ where: { id }, data: { ...data, ...pictures.main, ...newVersion() } })
    await tx.projectAttachment.deleteMany({ where: { projectId: id, id: { in: deletedAttachmentIds } } })
    await arrangeAttachments(tx, id, { photoIds: pictures.attachments, order, texts })
  })
}

/** The next sweep removes its pictures. @throws NOT_FOUND */
export async function deleteProject(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
) {
  return toProjectTexts(
    await recorded(db, { by: caller.id, kind: 'project', id }, (tx) =>
      orNotFound(tx.project.delete({ where: { id }, include: projectParts })),
    ),
  )
}

/** Stores the pictures of a project, all or none: `main` is the column to write, `attachments` are picture ids in order. */
async function storeProjectPictures(
  { media }: ActDeps,
  { mainPhotoFile, attachmentFiles = [] }: Files,
): Promise<{ main: { mainPhotoId?: number }; attachments: number[] }> {
  const files = mainPhotoFile ? [mainPhotoFile, ...attachmentFiles] : attachmentFiles
  const ids = (await storePictures(media, files, 'photo')).map(({ id }) => id)
  const [mainPhotoId] = ids
  return mainPhotoFile ? { main: { mainPhotoId }, attachments: ids.slice(1) } : { main: {}, attachments: ids }
}

/** The alternative texts of an attachment that were sent; `id` 0 is the next of the added ones. */
type AttachmentTexts = {
  id: number
  alt?: string | undefined
  alt_ru?: string | undefined
  alt_en?: string | undefined
}
type Arrangement = {
  photoIds: readonly number[]
  order: readonly number[]
  texts: readonly AttachmentTexts[]
}

/**
 * Adds pictures to a project and orders all of its attachments: `order` names existing ones, and by 0 the
 * next of the added ones. Those that it doesn't name come last in their present order; an empty one leaves
 * the order. Texts that weren't sent stay.
 */
async function arrangeAttachments(
  tx: Transaction,
  projectId: number,
  { photoIds, order, texts }: Arrangement,
): Promise<void> {
  const kept = await tx.projectAttachment.findMany({
    where: { projectId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true, position: true },
  })
  const first = Math.max(0, ...kept.map(({ position }) => position + 1))
  const fresh = texts.flatMap(({ id, ...alts }) => (id === 0 ? [alts] : []))
  const data = photoIds.map((photoId, index) => ({
    projectId,
    photoId,
    position: first + index,
    ...fresh[index],
  }))
  for (const { id, ...alts } of texts)
    if (id !== 0) await tx.projectAttachment.updateMany({ where: { id, projectId }, data: alts })
  const added = await tx.projectAttachment.createManyAndReturn({ data, select: { id: true } })
  if (order.length === 0) return
  const ids = inOrder(
    kept.map(({ id }) => id),
    added.map(({ id }) => id),
    order,
  )
  await tx.$executeRaw`
    UPDATE project_attachments AS attachment SET position = wanted.place
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS wanted(id, place)
    WHERE attachment.id = wanted.id`
}

/** The ids in the wanted order, each once. */
export function inOrder(
  kept: readonly number[],
  added: readonly number[],
  order: readonly number[],
): number[] {
  const fresh = [...added]
  const named = order.flatMap((place) =>
    place === 0 ? fresh.splice(0, 1) : kept.filter((id) => id === place),
  )
  return [...new Set([...named, ...kept, ...fresh])]
}

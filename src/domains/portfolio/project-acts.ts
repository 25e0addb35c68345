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
import { type AttachmentTexts, arrangeAttachments } from './arrange-attachments.ts'
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
 * What isn't given stays; new attachments come last unless `attachmentOrder` says otherwise.
 * @throws NOT_FOUND; VALIDATION for an unknown service or an attachment of another project; CONFLICT when
 * `updatedAt` was sent and somebody else has saved since
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

/** Its pictures go with the next sweep. @throws NOT_FOUND */
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

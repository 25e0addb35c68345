import { orNotFound } from '../../db/faults.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import { lockService } from '../catalog/lock-service.ts'
import { recorded } from '../journal/recorded.ts'
import type { ReceivedFile } from '../media/received-file.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { storeProjectPictures } from './project-pictures.ts'

type Input = Omit<Prisma.ProjectUncheckedUpdateInput, 'attachments' | 'serviceId'> & {
  id: number
  serviceId?: number | null | undefined
  mainPhotoFile?: ReceivedFile | undefined
  attachmentFiles?: ReceivedFile[] | undefined
  deletedAttachmentIds?: number[] | undefined
}

const foreignAttachment: Message = /*i18n*/ {
  id: 'project.foreignAttachment',
  message: 'This picture does not belong to the project.',
}

/**
 * What isn't given stays; new attachments come last.
 * @throws NOT_FOUND; VALIDATION for an unknown service or an attachment of another project
 */
export async function updateProject(media: MediaDeps, by: number, input: Input): Promise<void> {
  const { id, mainPhotoFile, attachmentFiles = [], deletedAttachmentIds = [], ...data } = input
  const project = await orNotFound(
    media.db.project.findUniqueOrThrow({ where: { id }, include: { attachments: true } }),
  )
  const own = new Set(project.attachments.map((attachment) => attachment.id))
  if (deletedAttachmentIds.some((given) => !own.has(given)))
    throw invalid('deletedAttachmentIds', foreignAttachment)
  const { serviceId } = data
  if (serviceId) await media.db.$transaction((tx) => lockService(tx, serviceId))
  const pictures = await storeProjectPictures(media, mainPhotoFile, attachmentFiles)
  const last = Math.max(-1, ...project.attachments.map(({ position }) => position))
  const attachments = {
    deleteMany: { id: { in: deletedAttachmentIds } },
    create: pictures.attachments.map((photoId, index) => ({ photoId, position: last + 1 + index })),
  }
  await recorded(media.db, { by, kind: 'project', id }, async (tx) => {
    if (serviceId) await lockService(tx, serviceId)
    await orNotFound(tx.project.update({ where: { id }, data: { ...data, ...pictures.main, attachments } }))
  })
}

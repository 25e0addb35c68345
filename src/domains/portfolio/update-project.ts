import type { Prisma } from '../../db/generated/client.ts'
import { asRead, assertCurrent, assertWritten, newVersion } from '../../lib/as-read.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recorded } from '../audit/recorded.ts'
import { lockService } from '../catalog/lock-service.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import { type AttachmentTexts, arrangeAttachments } from './arrange-attachments.ts'
import { storeProjectPictures } from './project-pictures.ts'

type Input = Omit<Prisma.ProjectUncheckedUpdateManyInput, 'serviceId' | 'updatedAt'> & {
  id: number
  serviceId?: number | null | undefined
  mainPhotoFile?: ReceivedFile | undefined
  attachmentFiles?: ReceivedFile[] | undefined
  deletedAttachmentIds?: number[] | undefined
  attachmentOrder?: number[] | undefined
  attachmentTexts?: AttachmentTexts[] | undefined
  updatedAt?: string | undefined
}

const foreignAttachment: Message = /*i18n*/ {
  id: 'project.foreignAttachment',
  message: 'This picture does not belong to the project.',
}

/**
 * What isn't given stays; new attachments come last unless `attachmentOrder` says otherwise.
 * @throws NOT_FOUND; VALIDATION for an unknown service or an attachment of another project; CONFLICT when
 * `updatedAt` was sent and somebody else has saved since
 */
export async function updateProject(media: MediaDeps, by: number, input: Input): Promise<void> {
  const { id, mainPhotoFile, attachmentFiles = [], updatedAt, ...rest } = input
  const { deletedAttachmentIds = [], attachmentOrder = [], attachmentTexts = [], ...data } = rest
  const project = await media.db.project.findUnique({
    where: { id },
    select: { updatedAt: true, attachments: { select: { id: true } } },
  })
  assertCurrent(project, updatedAt)
  const own = new Set([0, ...project.attachments.map((attachment) => attachment.id)])
  const named = {
    deletedAttachmentIds,
    attachmentOrder,
    attachmentTexts: attachmentTexts.map((one) => one.id),
  }
  for (const [field, ids] of Object.entries(named))
    if (ids.some((given) => !own.has(given))) throw invalid(field, foreignAttachment)
  const { serviceId } = data
  if (serviceId) await media.db.$transaction((tx) => lockService(tx, serviceId))
  const pictures = await storeProjectPictures(media, mainPhotoFile, attachmentFiles)
  await recorded(media.db, { by, kind: 'project', id }, async (tx) => {
    if (serviceId) await lockService(tx, serviceId)
    const columns = { ...data, ...pictures.main, ...newVersion() }
    assertWritten(await tx.project.updateMany({ where: { id, ...asRead(updatedAt) }, data: columns }))
    await tx.projectAttachment.deleteMany({ where: { projectId: id, id: { in: deletedAttachmentIds } } })
    const order = attachmentOrder
    await arrangeAttachments(tx, id, { photoIds: pictures.attachments, order, texts: attachmentTexts })
  })
}

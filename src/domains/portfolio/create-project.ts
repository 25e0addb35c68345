import type { Prisma } from '../../db/generated/client.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { recordedNew } from '../audit/recorded.ts'
import { lockService } from '../catalog/lock-service.ts'
import type { MediaDeps } from '../media/store-picture.ts'
import type { AttachmentTexts } from './arrange-attachments.ts'
import { storeProjectPictures } from './project-pictures.ts'
import { projectParts, toProjectTexts } from './project-shape.ts'

type Input = Omit<Prisma.ProjectUncheckedCreateInput, 'attachments'> & {
  mainPhotoFile?: ReceivedFile | undefined
  attachmentFiles?: ReceivedFile[] | undefined
  attachmentTexts?: Omit<AttachmentTexts, 'id'>[] | undefined
}

/** Adds a project with its pictures; priority is 1 unless given. @throws VALIDATION for an unknown service */
export async function createProject(
  media: MediaDeps,
  by: number,
  { mainPhotoFile, attachmentFiles = [], attachmentTexts = [], ...data }: Input,
) {
  const { serviceId } = data
  if (serviceId) await media.db.$transaction((tx) => lockService(tx, serviceId))
  const pictures = await storeProjectPictures(media, mainPhotoFile, attachmentFiles)
  const create = pictures.attachments.map((photoId, position) => ({
    photoId,
    position,
    ...attachmentTexts[position],
  }))
  const row = await recordedNew(media.db, { by, kind: 'project' }, async (tx) => {
    if (serviceId) await lockService(tx, serviceId)
    return tx.project.create({
      data: { ...data, ...pictures.main, attachments: { create } },
      include: projectParts,
    })
  })
  return toProjectTexts(row)
}

import type { ReceivedFile } from '../../procedures/received-file.ts'
import { type MediaDeps, storePictures } from '../media/store-picture.ts'

/** Stores the pictures of a project, all or none: `main` is the column to write, `attachments` are picture ids in order. */
export async function storeProjectPictures(
  media: MediaDeps,
  main: ReceivedFile | undefined,
  attachments: ReceivedFile[],
): Promise<{ main: { mainPhotoId?: number }; attachments: number[] }> {
  const files = main ? [main, ...attachments] : attachments
  const ids = (await storePictures(media, files, 'photo')).map(({ id }) => id)
  const [mainPhotoId] = ids
  return main ? { main: { mainPhotoId }, attachments: ids.slice(1) } : { main: {}, attachments: ids }
}

import { statfs } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { Deps } from '../../procedures/deps.ts'
import type { MediaStore } from '../media/store.ts'
import { createUploadLocks } from './uploads/upload-locks.ts'
import { createUploadsAtOnce } from './uploads/uploads-at-once.ts'
import './artwork-deps.ts'

type Options = {
  store: MediaStore
  /** Where the store's folder is; null where it is a bucket. */
  directory: string | null
  /** Where files that are being checked are copied to meanwhile. */
  folder: string
  databaseUrl: string
  log: Pick<Logger, 'warn'>
  enqueueCheck: Deps['artwork']['enqueueCheck']
}

/** What files of artwork need to come, to lie and to be checked; `stop` lets go of the locks. */
export function openArtwork({ store, directory, folder, databaseUrl, log, enqueueCheck }: Options): {
  artwork: Deps['artwork']
  stop(): Promise<void>
} {
  const locks = createUploadLocks(databaseUrl, log)
  const roomLeft = async () => {
    if (directory === null) return null
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize
  }
  return {
    artwork: { store, folder, locks, atOnce: createUploadsAtOnce(), roomLeft, enqueueCheck },
    stop: () => locks.stop(),
  }
}

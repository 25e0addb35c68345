import type { Logger } from 'pino'
import { roomIn } from '../../lib/disk-room.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { MediaStore } from '../media/store.ts'
import { createUploadLocks } from './uploads/upload-locks.ts'
import { createUploadsAtOnce } from './uploads/uploads-at-once.ts'
import { createVirusScanner } from './uploads/virus-scanner.ts'
import './artwork-deps.ts'

type Options = {
  store: MediaStore
  /** The folder of the store; null where it is a bucket. */
  directory: string | null
  /** Files that are being checked are copied here. */
  folder: string
  databaseUrl: string
  /** The address of clamd; undefined without one. */
  clamd: string | undefined
  log: Pick<Logger, 'warn'>
  enqueueCheck: Deps['artwork']['enqueueCheck']
}

/** What uploads, storage and checks of artwork need; `stop` releases the locks. */
export function openArtwork({ store, directory, folder, databaseUrl, clamd, log, enqueueCheck }: Options): {
  artwork: Deps['artwork']
  stop(): Promise<void>
} {
  const locks = createUploadLocks(databaseUrl, log)
  const atOnce = createUploadsAtOnce()
  const roomLeft = async () => (directory === null ? null : roomIn(directory))
  const findVirus = createVirusScanner(clamd, log)
  return {
    artwork: { store, folder, locks, atOnce, roomLeft, findVirus, enqueueCheck },
    async stop() {
      atOnce.stop()
      await locks.stop()
    },
  }
}

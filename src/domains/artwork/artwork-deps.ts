import type { Transaction } from '../../db/client.ts'
import type { MediaStore } from '../media/store.ts'
import type { UploadLocks } from './uploads/upload-locks.ts'
import type { UploadsAtOnce } from './uploads/uploads-at-once.ts'
import type { VirusScanner } from './uploads/virus-scanner.ts'

declare module '../../procedures/deps.ts' {
  interface Deps {
    artwork: {
      store: MediaStore
      /** Where a file that is being checked is copied to meanwhile. */
      folder: string
      locks: UploadLocks
      atOnce: UploadsAtOnce
      /** Bytes that are left where the store's folder is; null where it is a bucket. */
      roomLeft: () => Promise<number | null>
      findVirus: VirusScanner
      /** Puts the check of a file into the queue, in the same transaction as its row. */
      enqueueCheck(tx: Transaction, fileId: number): Promise<void>
    }
  }
}

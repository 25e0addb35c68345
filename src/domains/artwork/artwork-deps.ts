import type { Transaction } from '../../db/client.ts'
import type { MediaStore } from '../media/store.ts'
import type { UploadLocks } from './uploads/upload-locks.ts'
import type { UploadsAtOnce } from './uploads/uploads-at-once.ts'
import type { VirusScanner } from './uploads/virus-scanner.ts'

declare module '../../procedures/deps.ts' {
  interface Deps {
    artwork: {
      store: MediaStore
      /** Files that are being checked are copied here. */
      folder: string
      locks: UploadLocks
      atOnce: UploadsAtOnce
      /** Free bytes where the store's folder is; null where it is a bucket. */
      roomLeft: () => Promise<number | null>
      findVirus: VirusScanner
      /** Queues the check of a file in the transaction of its row. */
      enqueueCheck(tx: Transaction, fileId: number): Promise<void>
    }
  }
}

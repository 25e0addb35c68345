import { statfs } from 'node:fs/promises'

const megabyte = 1024 * 1024
/** Bytes kept free for the database whatever is written; customers' uploads stop before those of staff. */
export const diskReserve = { ours: 128 * megabyte, strangers: 256 * megabyte } as const

/** Free bytes in the folder's file system. */
export async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Refuses to write into the database's reserve (TRU-7). @throws ENOSPC, as the disk itself would */
export async function assertDiskRoom(folder: string, bytes: number): Promise<void> {
  if ((await roomIn(folder)) >= bytes + diskReserve.ours) return
  throw Object.assign(new Error('the rest of the disk is left for the database'), { code: 'ENOSPC' })
}

/** A pipeline step with {@link assertDiskRoom} for the bytes that come through. */
export function keepingReserve(folder: string) {
  const each = 16 * megabyte
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let since = each
    for await (const chunk of source) {
      since += chunk.length
      if (since >= each) {
        await assertDiskRoom(folder, each)
        since = 0
      }
      yield chunk
    }
  }
}

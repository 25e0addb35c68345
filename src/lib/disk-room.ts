import { statfs } from 'node:fs/promises'

const megabyte = 1024 * 1024
/** Left free for the database whatever is written beside it, bytes; what strangers send stops before what staff do. */
export const diskReserve = { ours: 128 * megabyte, strangers: 256 * megabyte } as const

/** Bytes that are left where the folder is. */
export async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Refuses to write where it would take what is left for the database (TRU-7). @throws ENOSPC, as the disk itself would */
export async function assertDiskRoom(
  folder: string,
  bytes: number,
  reserve: number = diskReserve.ours,
): Promise<void> {
  if ((await roomIn(folder)) >= bytes + reserve) return
  throw Object.assign(new Error('the rest of the disk is left for the database'), { code: 'ENOSPC' })
}

/** To be put into a pipeline: {@link assertDiskRoom} for what comes through. */
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

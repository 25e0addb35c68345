import type { Transaction } from '../../db/client.ts'
import { pictureKeyOf } from '../media/picture-url.ts'

/**
 * The ids of these pictures, by URL, where they are still stored; locked against the sweeper until the
 * transaction ends.
 */
export async function findPictures(
  tx: Transaction,
  urls: readonly string[],
): Promise<(url: string) => number | null> {
  const keys = urls.flatMap((url) => pictureKeyOf(url) ?? [])
  const rows = await tx.$queryRaw<{ id: number; key: string }[]>`
    SELECT id, key FROM media WHERE key = ANY(${keys}) FOR KEY SHARE`
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  return (url) => ids.get(pictureKeyOf(url) ?? '') ?? null
}

import { encodeAvifApart } from './decode-apart.ts'
import { isAnimated, variantWidths } from './picture-url.ts'
import { storedName } from './store.ts'
import type { MediaDeps } from './store-picture.ts'

/**
 * The background job of a new picture: AVIF in each width beside the WebP, those for phones first. It can be
 * repeated at any time: existing files aren't made twice, and nothing is left of a picture that is removed
 * while it runs.
 */
export async function makeAvifVariants(
  deps: Pick<MediaDeps, 'db' | 'store'>,
  mediaId: number,
): Promise<void> {
  const row = await deps.db.media.findUnique({ where: { id: mediaId } })
  if (row === null || row.avifReady) return
  if (row.extension === 'webp' && !isAnimated(row.key)) {
    const source = await deps.store.read(storedName(row.key, undefined, 'webp'))
    for (const width of [...variantWidths(row.width), undefined]) {
      const name = storedName(row.key, width, 'avif')
      if ((await deps.store.size(name)) !== null) continue
      await deps.store.put(name, await encodeAvifApart(source, width))
    }
  }
  const updated = await deps.db.media.updateMany({ where: { id: mediaId }, data: { avifReady: true } })
  // The picture has been swept, perhaps before our last file.
  if (updated.count === 0) await deps.store.remove(row.key)
}

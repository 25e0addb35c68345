import { encodeAvifApart } from './decode-apart.ts'
import { isAnimated, variantWidths } from './picture-url.ts'
import { storedName } from './store.ts'
import type { MediaDeps } from './store-picture.ts'

/**
 * The background job of a new picture: AVIF of each width beside the WebP, those of
 * phones first. May run again at any time: what is
 * there is not made twice, and nothing is left of a picture that is removed meanwhile.
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
  // Swept while we worked: the sweeper may have been before our last file.
  if (updated.count === 0) await deps.store.remove(row.key)
}

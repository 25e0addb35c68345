export type AltTexts = { alt?: string; alt_ru?: string; alt_en?: string }

/** A picture of a list: stored (`id`, `url`) or just chosen (`file`). */
export type PictureItem = AltTexts & {
  key: string
  id?: number
  url?: string
  file?: File
  /** Removed with the next save; until then it can be restored. */
  removed?: boolean
}

export const storedItem = (id: number, url: string, texts: AltTexts = {}): PictureItem => ({
  key: `stored-${id}`,
  id,
  url,
  ...texts,
})

let made = 0
export const chosenItem = (file: File): PictureItem => ({ key: `chosen-${++made}`, file })

const kept = (items: readonly PictureItem[]) => items.filter(({ removed }) => !removed)

/** The new pictures in their order, for `attachmentFiles`. */
export const chosenFiles = (items: readonly PictureItem[]): File[] =>
  kept(items).flatMap(({ file }) => (file ? [file] : []))

/** The removed pictures, for `deletedAttachmentIds`. */
export const removedIds = (items: readonly PictureItem[]): number[] =>
  items.flatMap(({ id, removed }) => (removed && id !== undefined ? [id] : []))

/** The pictures in their order, for `attachmentOrder`: stored ones by their ids, new ones as 0. */
export const orderedIds = (items: readonly PictureItem[]): number[] => kept(items).map(({ id = 0 }) => id)

/** The texts for `attachmentTexts`: of each stored picture by its id, of new ones by 0. */
export const altTextsOf = (items: readonly PictureItem[]) =>
  kept(items).map(({ id = 0, alt = '', alt_ru = '', alt_en = '' }) => ({ id, alt, alt_ru, alt_en }))

/** `key` moves to the place of `over`. */
export function moveItem<Item extends { key: string }>(
  items: readonly Item[],
  key: string,
  over: string,
): Item[] {
  const from = items.findIndex((item) => item.key === key)
  const to = items.findIndex((item) => item.key === over)
  const moved = items[from]
  if (!moved || to === -1) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, moved)
}

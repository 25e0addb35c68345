export type AltTexts = { alt?: string; alt_ru?: string; alt_en?: string }

/** A picture of a list: stored (`id`, `url`) or just chosen (`file`). */
export type PictureItem = AltTexts & {
  key: string
  id?: number
  url?: string
  file?: File
  /** Goes with the next save; until then it can be taken back. */
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

/** For `attachmentFiles`: the new ones in their order. */
export const chosenFiles = (items: readonly PictureItem[]): File[] =>
  kept(items).flatMap(({ file }) => (file ? [file] : []))

/** For `deletedAttachmentIds`. */
export const removedIds = (items: readonly PictureItem[]): number[] =>
  items.flatMap(({ id, removed }) => (removed && id !== undefined ? [id] : []))

/** For `attachmentOrder`: the stored ones that stay by their ids, the new ones by 0, in their order. */
export const orderedIds = (items: readonly PictureItem[]): number[] => kept(items).map(({ id = 0 }) => id)

/** For `attachmentTexts`: of each that stays, by its id, of the new ones by 0. */
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

import type { Language } from '../../../../src/lib/languages.ts'
import type { Editor } from '../editor/use-editor.ts'
import { useOutdated } from '../editor/use-outdated.ts'
import { changesOf } from '../editor/values.ts'
import { altValues } from './alt-values.ts'
import type { PictureItem } from './picture-items.ts'
import type { TileTexts } from './tile-text.tsx'

/** The texts under several pictures, and what of them is missing, outdated or not saved. */
export function useTileTexts(
  editor: Editor,
  {
    items,
    before,
    language,
  }: { items: readonly PictureItem[]; before: readonly PictureItem[]; language: Language },
): TileTexts {
  const values = altValues(items)
  const stored = altValues(before)
  return { language, values, stored, changed: Object.keys(changesOf(stored, values)), ...useOutdated(editor) }
}

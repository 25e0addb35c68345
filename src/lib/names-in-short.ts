import { z } from 'zod'
import { textsOut } from './fields.ts'

/** What several things are called: the first in three languages, and how many other names there are. */
export const namesInShortSchema = z.object({ ...textsOut('name'), more: z.int() })

type Name = { name: string; name_ru: string; name_en: string }

/** Names in their order, of which each counts once; null where there is none. */
export function namesInShort(names: readonly Name[]): z.infer<typeof namesInShortSchema> | null {
  const [first] = names
  return first ? { ...first, more: new Set(names.map(({ name }) => name)).size - 1 } : null
}

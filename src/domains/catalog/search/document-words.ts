import { foldSound, latinWords } from '../../../lib/text-folding.ts'
import type { SearchDocument } from './search-document.ts'

/** Where a word occurs in a document, one bit each; the first three are its name in az, ru and en. */
export const field = { name: 0b111, product: 8, description: 16, joined: 32 } as const

type DocumentWord = { text: string; spelling: string; fields: number }

export type DocumentWords = {
  /** The document's words by their spelling. */
  words: readonly DocumentWord[]
  /** The number of words of the name in az, ru and en. */
  nameLengths: readonly [number, number, number]
}

/** Two neighbours joined: `roll up` is also `rollup`. Numbers aren't joined. */
export function joinOf(first: string, second: string): string | undefined {
  const joined = first + second
  return joined.length > 3 && !/\d/.test(joined) ? joined : undefined
}

/** The words of a service's names, product names and descriptions in all languages. */
export function documentWords({ name, description, extra = [] }: SearchDocument): DocumentWords {
  const fieldsOf = new Map<string, number>()
  const add = (spelling: string, bits: number) => fieldsOf.set(spelling, (fieldsOf.get(spelling) ?? 0) | bits)

  const addText = (text: string, bits: number, joins: boolean) => {
    const spellings = latinWords(text)
    spellings.forEach((spelling, index) => {
      add(spelling, bits)
      if (/^\d+(x\d+)+$/.test(spelling)) for (const part of spelling.split('x')) add(part, bits)
      const joined = joins && joinOf(spellings[index - 1] ?? '', spelling)
      if (joined && index > 0) add(joined, bits | field.joined)
    })
    return spellings.length
  }

  const nameLengths = [
    addText(name.az, 1, true),
    addText(name.ru, 2, true),
    addText(name.en, 4, true),
  ] as const
  for (const text of extra) addText(text, field.product, true)
  for (const text of [description.az, description.ru, description.en]) addText(text, field.description, false)
  const words = [...fieldsOf].map(([spelling, fields]) => ({ text: foldSound(spelling), spelling, fields }))
  return { words, nameLengths }
}

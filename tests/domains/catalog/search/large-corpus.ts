import type { SearchDocument } from '../../../../src/domains/catalog/search/search-document.ts'
import { corpus } from './corpus.ts'

/** A repeatable source of numbers from 0 (inclusive) to 1. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const alphabets = {
  az: [...'bcçdfgğhjklmnpqrsştvxyz', ...'aeəıioöuü'],
  ru: [...'бвгджзклмнпрстфхцчшщнтр', ...'аеиоуыэюя'],
  en: [...'bcdfghjklmnpqrstvwxzntr', ...'aeiouaeio'],
} as const
const consonants = 23

/**
 * `count` services made of the corpus, each with made-up words (some 15,000 different ones in each language)
 * in its name and description, so that the vocabulary grows as that of a real catalog would.
 */
export function largeCorpus(count: number): SearchDocument[] {
  const random = seededRandom(20_261_121)
  const below = (limit: number) => Math.floor(random() * limit)

  const makeWord = (letters: readonly string[]) =>
    Array.from({ length: 4 + below(7) }, (_, index) =>
      index % 2 ? letters[consonants + below(letters.length - consonants)] : letters[below(consonants)],
    ).join('')
  const words = {
    az: Array.from({ length: 15_000 }, () => makeWord(alphabets.az)),
    ru: Array.from({ length: 15_000 }, () => makeWord(alphabets.ru)),
    en: Array.from({ length: 15_000 }, () => makeWord(alphabets.en)),
  }
  /** Few words are common and most are rare. */
  const word = (language: keyof typeof words) => words[language][Math.floor(random() ** 2 * 15_000)] ?? ''

  return Array.from({ length: count }, (_, index) => {
    const base = corpus[index % corpus.length]
    if (!base || index < corpus.length) return { ...base, id: index + 1 } as SearchDocument
    const add = (text: string, language: keyof typeof words, more: number) =>
      [text, ...Array.from({ length: more }, () => word(language))].join(' ')
    return {
      ...base,
      id: index + 1,
      name: {
        az: add(base.name.az, 'az', 1),
        ru: add(base.name.ru, 'ru', 1),
        en: add(base.name.en, 'en', 1),
      },
      description: {
        az: add(base.description.az, 'az', 8),
        ru: add(base.description.ru, 'ru', 8),
        en: add(base.description.en, 'en', 8),
      },
    }
  })
}

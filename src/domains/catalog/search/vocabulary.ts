import { createSpellings, type Term } from './spellings.ts'
import { wordStem } from './word-stem.ts'

const headOf = (text: string) => text.slice(0, 2)

const dropFrom = (groups: Map<string, Set<Term>>, key: string, term: Term) => {
  const group = groups.get(key)
  group?.delete(term)
  if (group?.size === 0) groups.delete(key)
}

const addTo = (groups: Map<string, Set<Term>>, key: string, term: Term) => {
  const group = groups.get(key)
  if (group) group.add(term)
  else groups.set(key, new Set([term]))
}

/** All words of the index, found by sound, by beginning, by stem and by likeness. */
export function createVocabulary() {
  const byText = new Map<string, Term>()
  const byHead = new Map<string, Set<Term>>()
  const byStem = new Map<string, Set<Term>>()
  /** Sounds, stems that differ from their sound, and spellings that do. */
  const likeness = { sounds: createSpellings(), stems: createSpellings(), spellings: createSpellings() }

  function make(text: string): Term {
    const term: Term = { text, stem: wordStem(text), spellings: new Set(), slots: [], fields: [] }
    byText.set(text, term)
    addTo(byHead, headOf(text), term)
    addTo(byStem, term.stem, term)
    likeness.sounds.add(text, term)
    if (term.stem !== text) likeness.stems.add(term.stem, term)
    return term
  }

  function drop(term: Term) {
    byText.delete(term.text)
    dropFrom(byHead, headOf(term.text), term)
    dropFrom(byStem, term.stem, term)
    likeness.sounds.remove(term.text, term)
    likeness.stems.remove(term.stem, term)
    for (const spelling of term.spellings) likeness.spellings.remove(spelling, term)
  }

  return {
    likeness,
    exact: (text: string) => byText.get(text),
    withStem: (stem: string): Iterable<Term> => byStem.get(stem) ?? [],

    /** Terms with the same two letters at their beginning; for a single letter, with that one. */
    startingLike(text: string): Iterable<Term> {
      if (text.length > 1) return byHead.get(headOf(text)) ?? []
      return [...byHead].filter(([head]) => head.startsWith(text)).flatMap(([, terms]) => [...terms])
    },

    add(text: string, spelling: string, slot: number, fields: number) {
      const term = byText.get(text) ?? make(text)
      if (spelling !== text && !term.spellings.has(spelling)) {
        term.spellings.add(spelling)
        likeness.spellings.add(spelling, term)
      }
      term.slots.push(slot)
      term.fields.push(fields)
    },

    remove(text: string, slot: number) {
      const term = byText.get(text)
      const at = term?.slots.indexOf(slot) ?? -1
      if (!term || at < 0) return
      const lastSlot = term.slots.pop()
      const lastFields = term.fields.pop()
      if (at < term.slots.length && lastSlot !== undefined && lastFields !== undefined) {
        term.slots[at] = lastSlot
        term.fields[at] = lastFields
      }
      if (term.slots.length === 0) drop(term)
    },
  }
}

export type Vocabulary = ReturnType<typeof createVocabulary>

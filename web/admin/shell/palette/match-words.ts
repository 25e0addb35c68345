import { readReference } from '../../../../src/lib/reference.ts'
import { foldLetters } from '../../../../src/lib/text-folding.ts'

/** What the user looks for; the sign at its beginning says which kind (ADM-14). */
export type Wanted = { kind: 'any' | 'order' | 'customer' | 'action'; text: string }

const signs: Record<string, Wanted['kind']> = { '#': 'order', '№': 'order', '@': 'customer', '>': 'action' }

export function readWanted(typed: string): Wanted {
  const text = typed.trim()
  const number = readReference(text)
  if (number !== null) return { kind: 'order', text: String(number) }
  const kind = signs[text.charAt(0)]
  return kind ? { kind, text: text.slice(1).trim() } : { kind: 'any', text }
}

/** Whether each typed word is in the text, whatever the letters' case and marks. */
export function matchesWords(text: string, typed: string): boolean {
  const folded = foldLetters(text)
  return foldLetters(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/**
 * The text in three parts, of which the middle one is the first typed word; without a match the first part is
 * everything.
 */
export function splitMatch(text: string, typed: string): [string, string, string] {
  const word = foldLetters(typed.trim().split(/\s+/)[0] ?? '')
  // Letter by letter, so that the places in the folded text are those of the text.
  const letters = [...text].map((letter) => foldLetters(letter))
  if (word === '') return [text, '', '']
  for (let from = 0; from < letters.length; from++) {
    let found = ''
    for (let to = from; to < letters.length && word.startsWith(found); to++) {
      found += letters[to] ?? ''
      if (found.startsWith(word)) {
        const all = [...text]
        return [all.slice(0, from).join(''), all.slice(from, to + 1).join(''), all.slice(to + 1).join('')]
      }
    }
  }
  return [text, '', '']
}

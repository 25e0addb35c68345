import { foldLetters } from '../../../../src/lib/text-folding.ts'
import type { CounterItem } from './lines.ts'

/** What was typed for a line: `flayer a5 2000 4+4` is three words and 2,000 pieces. */
type Typed = { words: string[]; count: number | null }

const maxFound = 8

/** The largest count that an order takes. */
const maxPieces = 2_147_483_647

/**
 * Groups of three belong together; beside a plain space only after one or two digits, since `350 500` may be paper of
 * 350 g, 500 pieces.
 */
const grouped = /(?<![\d.])(\d{1,2}(?: \d{3})+|\d{1,3}(?:[.\u00a0]\d{3})+)(?![\d.])/g

/** The last whole number is the count, also in groups of three; every other piece of text is a word. */
export function readTyped(typed: string): Typed {
  const tokens = typed.replace(grouped, (number) => number.replace(/\D/g, '')).match(/\S+/g) ?? []
  const at = tokens.findLastIndex((token) => /^\d+$/.test(token))
  const count = at < 0 ? 0 : Number(tokens[at])
  if (count < 1 || count > maxPieces) return { words: tokens, count: null }
  return { words: tokens.toSpliced(at, 1), count }
}

type Match = { item: CounterItem; missed: string[] }

/**
 * The items in whose names, in any language, most of the typed words are found, the best first; `missed` are the words that
 * aren't in its names.
 */
export function matchItems(items: readonly CounterItem[], words: readonly string[]): Match[] {
  if (words.length === 0) return []
  return items
    .map((item) => {
      const names = wordsOf(item)
      const missed = words.filter((word) => !names.some((name) => isFoundIn(name, foldLetters(word))))
      return { item, missed, spare: names.length - (words.length - missed.length) }
    })
    .filter(({ missed }) => missed.length < words.length)
    .toSorted((one, other) => one.missed.length - other.missed.length || one.spare - other.spare)
    .slice(0, maxFound)
    .map(({ item, missed }) => ({ item, missed }))
}

/** What the key A writes on a Latin and on a Russian keyboard. */
const keyA = /^[aф]/i

/**
 * The words without the letter of the key A, which leads to the field, pressed once more in it: `aflyer` where
 * something is called a flyer and nothing `aflyer`, or a lone `a` before other words.
 */
export function withoutKey(items: readonly CounterItem[], words: readonly string[]): readonly string[] {
  const [first = '', ...others] = words
  if (!keyA.test(first)) return words
  const rest = first.slice(1)
  if (rest === '') return others.length > 0 ? others : words
  const isNamed = (word: string) => matchItems(items, [word]).length > 0
  return rest.length > 2 && !isNamed(first) && isNamed(rest) ? [rest, ...others] : words
}

/** A word stands for a name that begins with it, or that it is a form of. */
const isFoundIn = (name: string, word: string): boolean =>
  name.startsWith(word) || (name.length > 3 && word.startsWith(name))

const wordsOf = ({ service, product }: CounterItem): string[] =>
  [service, product]
    .flatMap((names) => (names ? [names.name, names.name_ru, names.name_en] : []))
    .flatMap((name) => foldLetters(name).match(/[\p{L}\p{N}+×]+/gu) ?? [])

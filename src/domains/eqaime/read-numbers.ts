import type { DocumentNumber } from '../documents/document-number.ts'
import { writtenNumbersIn } from '../documents/document-number.ts'
import { type EqaimeState, eqaimeStates } from '../tax/eqaime-states.ts'

/** What of a pasted line was read, before anything is looked up. */
export type PastedLine = {
  /** Counted from 1. */
  line: number
  text: string
  /** Different documents that it names; `isFull`: with all digits of a number as we print it. */
  documents: (DocumentNumber & { isFull: boolean })[]
  /** Different numbers of the portal, in capitals without spaces. */
  portalNumbers: string[]
  state: EqaimeState | null
  /** Something begins like a number of the portal, and isn't one. */
  hasOddNumber: boolean
}

const maxLines = 5000
const maxShown = 300

const strict = /(?<![\p{L}\p{N}])[A-Z]{2}\d{11}(?!\d)/gu
/** Series and number in columns of their own, or digits in groups. */
const loose = /(?<![\p{L}\p{N}])[A-Z]{2}[ \t;,]?\d(?: ?\d){10}(?!\d)/gu
const odd = /(?<![\p{L}\p{N}])[A-Z]{2} ?\d{5,}/u
/** What an e-qaimə of a delivery says of the payment ahead isn't its own number. */
const ofAdvance = /AVANS\s*:\s*[A-Z]{2}\d{11}(?:\s*,\s*[A-Z]{2}\d{11})*/g

const stateWords = new Map(
  [...eqaimeStates, 'cancelled' as const].map((word) => [
    word.toUpperCase(),
    word === 'cancelled' ? ('canceled' as const) : word,
  ]),
)

/**
 * What was copied from the portal, line by line: columns in any order, divided by tabs, semicolons, commas or spaces
 * (DOC-26). Lines that name neither a document nor a number, such as headings, are left out.
 */
export function readPasted(text: string): PastedLine[] {
  return text
    .split(/\r\n|[\n\r]/)
    .slice(0, maxLines)
    .map((one, index) => readLine(one, index + 1))
    .filter(
      ({ documents, portalNumbers, hasOddNumber }) =>
        documents.length > 0 || portalNumbers.length > 0 || hasOddNumber,
    )
}

function readLine(given: string, line: number): PastedLine {
  const plain = given.normalize('NFKC').toUpperCase().replace(ofAdvance, '')
  const found = plain.match(strict) ?? plain.match(loose) ?? []
  const portalNumbers = [...new Set(found.map((number) => number.replace(/[^A-Z\d]/g, '')))]
  const words = plain.split(/[^\p{L}]+/u)
  const state = words.map((word) => stateWords.get(word)).find((read) => read !== undefined) ?? null
  return {
    line,
    text: given.trim().slice(0, maxShown),
    documents: distinct(writtenNumbersIn(plain)),
    portalNumbers,
    state,
    hasOddNumber: portalNumbers.length === 0 && odd.test(plain),
  }
}

function distinct(documents: PastedLine['documents']): PastedLine['documents'] {
  const byName = new Map(documents.map((one) => [`${one.kind}-${one.year}-${one.number}`, one]))
  return [...byName.values()]
}

/** Whether two numbers differ by one digit, two that stand the other way round, or one that is missing or too much. */
export function areNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let from = 0
  while (from < short.length && short[from] === long[from]) from += 1
  if (long.length > short.length) return short.slice(from) === long.slice(from + 1)
  const isSwapped =
    short[from] === long[from + 1] &&
    short[from + 1] === long[from] &&
    short.slice(from + 2) === long.slice(from + 2)
  return short.slice(from + 1) === long.slice(from + 1) || isSwapped
}

import { foldedWords } from '../../lib/text-folding.ts'
import { typo, typoDistance } from '../../lib/typo-distance.ts'
import {
  afterPlaceName,
  afterStreetName,
  beforeStreetName,
  isAddressWord,
  isInitial,
  isNumber,
} from './address-words.ts'

/** A district, settlement or town; `spellings` are further ones, in any language. */
export type Place = { name: string; name_ru: string; name_en: string; spellings: readonly string[] }
export type ZonedPlace = { zoneId: number; place: Place }

type Zoned = { id: number; wayId: number; places: readonly Place[] }
type Entry = ZonedPlace & { wayId: number }
/** A spelling by its sound without spaces, the places it stands for, and its letters, one bit each. */
type Name = { text: string; words: number; letters: number; entries: Entry[] }

export type PlaceIndex = {
  names: ReadonlyMap<string, Name>
  byLength: ReadonlyMap<number, readonly Name[]>
  mostWords: number
}

/**
 * The places of one way that an address may mean. The caller is asked when it isn't sure, or when they lie in several
 * zones.
 */
export type Found = { isSure: boolean; places: readonly ZonedPlace[] }
export type Located = {
  /** Some way knows the place for sure. */
  isKnown: boolean
  ofWay: (wayId: number) => Found
}

const squash = (words: readonly string[]): string => words.join('')

/** The spellings of a place, by their sound. */
export const spellingsOf = ({ name, name_ru, name_en, spellings }: Place): string[][] =>
  [name, name_ru, name_en, ...spellings].map(foldedWords).filter((words) => words.length > 0)

/** Whether two places have a spelling in common, so that an address could mean either. */
export function sharesSpelling(one: Place, other: Place): boolean {
  const own = new Set(spellingsOf(one).map(squash))
  return spellingsOf(other).some((words) => own.has(squash(words)))
}

/** Made once for all zones of all ways, then asked for each address. */
export function placeIndex(zones: readonly Zoned[]): PlaceIndex {
  const names = new Map<string, Name>()
  for (const { id: zoneId, wayId, places } of zones)
    for (const place of places)
      for (const words of spellingsOf(place)) addName(names, words, { zoneId, wayId, place })
  const all = [...names.values()]
  const byLength = Map.groupBy(all, ({ text }) => text.length)
  const mostWords = all.reduce((most, { words }) => Math.max(most, words), 0)
  return { names, byLength, mostWords }
}

function addName(names: Map<string, Name>, words: readonly string[], entry: Entry): void {
  const text = squash(words)
  const known = names.get(text)
  const isThere = known?.entries.some(({ place, zoneId }) => place === entry.place && zoneId === entry.zoneId)
  if (known && !isThere) known.entries.push(entry)
  if (!known) names.set(text, { text, words: words.length, letters: lettersOf(text), entries: [entry] })
}

function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

/** At most two of these letters. */
const areFew = (letters: number): boolean => {
  const left = letters & (letters - 1)
  return (left & (left - 1)) === 0
}

/** Whether two texts can be near at all: rules out most of them before typos are counted. */
const mayBeNear = (letters: number, other: number): boolean =>
  areFew(letters & ~other) && areFew(other & ~letters)

/** Longer texts are cut: an address has no place after that. */
const maxLength = 300
const separator = /[,;/()\n]+/

/**
 * Which places a typed address means, in az, ru or en, with typos (DEL-8). What stands like a street, a station or
 * a person's name, or what several typos change, is unsure; of a way it counts only where nothing is sure.
 */
export function locatePlace(index: PlaceIndex, typed: string): Located {
  const matches = typed
    .slice(0, maxLength)
    .split(separator)
    .flatMap((segment) => matchesIn(index, foldedWords(segment)))
  const found = new Map<number, { sure: ZonedPlace[]; unsure: ZonedPlace[] }>()
  for (const { entries, isSure } of matches)
    for (const { wayId, zoneId, place } of entries) {
      const own = found.get(wayId) ?? { sure: [], unsure: [] }
      found.set(wayId, own)
      const list = own[isSure ? 'sure' : 'unsure']
      if (!list.some((one) => one.place === place)) list.push({ zoneId, place })
    }
  return {
    isKnown: matches.some(({ isSure }) => isSure),
    ofWay(wayId) {
      const { sure = [], unsure = [] } = found.get(wayId) ?? {}
      return sure.length > 0 ? { isSure: true, places: sure } : { isSure: false, places: unsure }
    },
  }
}

type Match = { at: number; length: number; cost: number; entries: readonly Entry[]; isSure: boolean }

/** The best matches of a segment that don't overlap: fewest typos first, then most words. */
function matchesIn(index: PlaceIndex, words: readonly string[]): Match[] {
  const matches: Match[] = []
  for (let at = 0; at < words.length; at++)
    for (let length = 1; length <= index.mostWords && at + length <= words.length; length++) {
      const match = matchAt(index, words, { at, length })
      if (match) matches.push(match)
    }
  const taken = new Set<number>()
  return matches
    .sort((one, other) => one.cost - other.cost || other.length - one.length)
    .filter(({ at, length }) => {
      const places = Array.from({ length }, (_, offset) => at + offset)
      if (places.some((place) => taken.has(place))) return false
      for (const place of places) taken.add(place)
      return true
    })
}

type Span = { at: number; length: number }

function matchAt(index: PlaceIndex, words: readonly string[], span: Span): Match | null {
  const own = words.slice(span.at, span.at + span.length)
  const forms = formsOf(squash(own))
  const exact = forms.map((form) => index.names.get(form)).find(Boolean)
  if (exact) return { ...span, cost: 0, entries: exact.entries, isSure: isPlace(words, span) }
  if (own.some((word) => isAddressWord(word) || isNumber(word))) return null
  const [like] = forms
    .flatMap((form) => namesLike(index, form, span.length) ?? [])
    .sort((one, other) => one.cost - other.cost)
  return like ? { ...span, ...like, isSure: like.cost <= surely && isPlace(words, span) } : null
}

/** Endings of Russian adjectives of places, by their sound: `Насиминский`, `Ясамальском`. */
const adjective = /n?sk(?:i|om|ogo|oi|aia)$/

/** The text, and what it is an adjective of: `nasiminski` is also `nasimi` and `nasimin`. */
function formsOf(text: string): string[] {
  const [ending] = adjective.exec(text) ?? []
  if (ending === undefined) return [text]
  const stem = text.slice(0, -ending.length)
  return ending.startsWith('n') ? [text, stem, `${stem}n`] : [text, stem]
}

const shortest = 5
/** The cost up to which a place is understood without asking, and up to which it is offered. */
const surely = 14
const limitOf = (length: number): number => (length < 6 ? typo : 2 * typo)

/** Names within the limit; those that are less than a typo dearer than the best one are meant as well. */
function namesLike(
  { byLength }: PlaceIndex,
  text: string,
  words: number,
): { cost: number; entries: Entry[] } | null {
  if (text.length < shortest) return null
  const limit = limitOf(text.length)
  const letters = lettersOf(text)
  const near: { cost: number; name: Name }[] = []
  const spread = Math.floor(limit / typo)
  for (let length = Math.max(shortest, text.length - spread); length <= text.length + spread; length++)
    for (const name of byLength.get(length) ?? []) {
      if (name.words !== words || !mayBeNear(letters, name.letters)) continue
      const cost = typoDistance(text, name.text, limit).whole
      if (cost <= limit && (cost <= typo || text[0] === name.text[0])) near.push({ cost, name })
    }
  if (near.length === 0) return null
  const cost = Math.min(...near.map((one) => one.cost))
  return { cost, entries: near.filter((one) => one.cost < cost + typo).flatMap(({ name }) => name.entries) }
}

/** So many words after `ул.` are the name of the street. */
const streetWords = 3

/** Whether the words stand like the name of a place, not of a street, a station or a person. */
function isPlace(words: readonly string[], { at, length }: Span): boolean {
  const [next = '', further] = words.slice(at + length)
  if (afterPlaceName.has(next)) return true
  if (afterStreetName.has(next) || isInitial(words[at - 1])) return false
  if (isNumber(next) && endsAddress(further)) return false
  return !isAfterStreet(words.slice(Math.max(0, at - streetWords), at))
}

/** Whether the number before this word is that of a house. */
const endsAddress = (word: string | undefined): boolean =>
  word === undefined || isNumber(word) || (isAddressWord(word) && !afterPlaceName.has(word))

/** Whether the last of these words belong to a street whose kind stands before its name. */
function isAfterStreet(before: readonly string[]): boolean {
  const street = before.findLastIndex((word) => beforeStreetName.has(word))
  const broken = before.findLastIndex((word) => isNumber(word) || afterPlaceName.has(word))
  return street > broken
}

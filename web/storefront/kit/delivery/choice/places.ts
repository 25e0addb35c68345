import {
  locatePlace,
  type Place,
  spellingsOf,
  type ZonedPlace,
} from '../../../../../src/domains/delivery/locate-place.ts'
import type { Language } from '../../../../../src/lib/languages.ts'
import { foldedWords } from '../../../../../src/lib/text-folding.ts'
import type { WireWays } from './offers.ts'

/** How many places are offered while one types. */
const maxOffered = 8

/** A place's name as the reader writes it; where it has none in that language, the Azerbaijani one. */
export function nameOf({ name, name_ru, name_en }: Place, language: Language): string {
  const own = { az: name, ru: name_ru, en: name_en }
  return own[language] || name
}

/**
 * The places of a way that what is typed may mean: those that it means already, then those that begin with it, in any
 * of the three languages.
 */
export function placesLike(
  { index, zones }: Pick<WireWays, 'index' | 'zones'>,
  wayId: number,
  typed: string,
): ZonedPlace[] {
  const begun = foldedWords(typed).join('')
  const all = zones
    .filter((zone) => zone.wayId === wayId)
    .flatMap(({ id: zoneId, places }): ZonedPlace[] => places.map((place) => ({ zoneId, place })))
  if (begun === '') return all.slice(0, maxOffered)
  const meant = locatePlace(index, typed).ofWay(wayId).places
  const begins = all.filter(({ place }) => spellingsOf(place).some((words) => beginsWith(words, begun)))
  const others = begins.filter(({ place }) => meant.every((one) => one.place !== place))
  return [...meant, ...others].slice(0, maxOffered)
}

/** Whether the spelling, or what follows one of its words, begins so. */
const beginsWith = (words: readonly string[], begun: string): boolean =>
  words.some((_, at) => words.slice(at).join('').startsWith(begun))

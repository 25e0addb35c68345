import { type Place, spellingsOf } from '../../../../src/domains/delivery/locate-place.ts'

/** The names in three languages, then further spellings. */
const separator = /[·;,|\t]/u

const maxLength = 60
const maxSpellings = 20

export type ReadPlace = { place: Place } | { error: 'noLetters' | 'tooLong' | 'tooMany' }

/**
 * A place as it is typed: `Nərimanov · Нариманов · Narimanov`; what follows the third are further spellings
 * (DEL-63).
 */
export function readPlace(text: string): ReadPlace {
  const [name = '', name_ru = '', name_en = '', ...rest] = text.split(separator).map((part) => part.trim())
  const spellings = [...new Set(rest.filter((spelling) => spelling !== ''))]
  const place = { name, name_ru, name_en, spellings }
  if ([name, name_ru, name_en, ...spellings].some(({ length }) => length > maxLength))
    return { error: 'tooLong' }
  if (spellings.length > maxSpellings) return { error: 'tooMany' }
  const written = [name, ...spellings].map((one) => ({ name: one, name_ru: '', name_en: '', spellings: [] }))
  return written.every((one) => spellingsOf(one).length > 0) ? { place } : { error: 'noLetters' }
}

/** The same as it is typed again. */
export const writePlace = ({ name, name_ru, name_en, spellings }: Place): string => {
  const all = [name, name_ru, name_en, ...spellings]
  return all.slice(0, all.findLastIndex((one) => one !== '') + 1).join(' · ')
}

/** A zone that a place may be in, by whatever its caller shows of it. */
export type PlacedZone = { zoneId: number; wayId: number; places: readonly Place[] }
type Where = { zoneId: number; wayId: number }
export type SharedPlace = { place: Place; zones: readonly Where[] }

/** Places that zones of different ways share, as they sound: customers are shown both (DEL-5). */
export function sharedPlaces(zones: readonly PlacedZone[]): SharedPlace[] {
  const bySound = new Map<string, { place: Place; zones: Map<number, Where> }>()
  for (const { zoneId, wayId, places } of zones)
    for (const place of places)
      for (const words of spellingsOf(place)) {
        const sound = words.join('')
        const known = bySound.get(sound) ?? { place, zones: new Map() }
        known.zones.set(zoneId, { zoneId, wayId })
        bySound.set(sound, known)
      }
  const shared = [...bySound.values()].filter((one) => one.zones.size > 1)
  const byPlace = new Map(shared.map((one) => [one.place, one.zones]))
  return [...byPlace].map(([place, where]) => ({ place, zones: [...where.values()] }))
}

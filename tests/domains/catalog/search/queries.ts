import { corpus } from './corpus.ts'
import { firstPlaceQueries, meantQueries, nonsenseQueries } from './queries-meant.ts'

export type MeantQuery = { kind: string; text: string; id: number; heldOut: boolean }

const idOf = new Map(corpus.map(({ key, id }) => [key, id]))

const lines = (text: string) => text.trim().split('\n')

function parse(kind: string, text: string): MeantQuery[] {
  return lines(text).map((line, index) => {
    const [typed = '', key = ''] = line.split(' > ')
    const id = idOf.get(key)
    if (id === undefined) throw new Error(`no service ${key} for ${typed}`)
    return { kind, text: typed, id, heldOut: index % 3 === 2 }
  })
}

/** Queries whose service must be among the first five. */
export const meant = Object.entries(meantQueries).flatMap(([kind, text]) => parse(kind, text))

/** Queries whose service must come first, before its near-duplicates. */
export const firstPlace = parse('near-duplicate', firstPlaceQueries)

/** Queries that must find nothing. */
export const nonsense = lines(nonsenseQueries).map((text, index) => ({ text, heldOut: index % 3 === 2 }))

export type Search = (query: string) => readonly number[]

const share = <T>(items: readonly T[], holds: (item: T) => boolean) =>
  items.length === 0 ? 1 : items.filter(holds).length / items.length

/** Shares from 0 to 1: meant among the first five, the right one first, nothing for nonsense. */
export function measure(search: Search, wanted: (query: { heldOut: boolean }) => boolean) {
  return {
    foundInFive: share(meant.filter(wanted), ({ text, id }) => search(text).slice(0, 5).includes(id)),
    rightFirst: share(firstPlace.filter(wanted), ({ text, id }) => search(text)[0] === id),
    nonsenseEmpty: share(nonsense.filter(wanted), ({ text }) => search(text).length === 0),
  }
}

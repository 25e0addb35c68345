import { readMillimetres } from '../../lib/read-millimetres.ts'
import type { Configuration, Selection } from './configuration.ts'

/**
 * A selection in an address: `paper=matt-350&finish=foil,round&run=500`, a custom size as `w` and `h` in mm.
 */
export function toSearch({ choices, ownSize }: Selection, count: number): Record<string, string> {
  const chosen = Object.entries(choices).filter(([, keys]) => keys.length > 0)
  return {
    ...Object.fromEntries(chosen.map(([group, keys]) => [group, keys.join(',')])),
    ...(ownSize && { w: tenths(ownSize.width), h: tenths(ownSize.height) }),
    run: String(count),
  }
}

const tenths = (millimetres: number): string => String(Math.round(millimetres * 10) / 10)

/**
 * Reads a selection from an address; names that aren't a group's belong to others. Values may be numbers,
 * since routers read `w=90` as one. `count` is null unless it is whole and above 0.
 */
export function fromSearch(
  { groups }: Configuration<unknown>,
  search: Readonly<Record<string, unknown>>,
): { selection: Selection; count: number | null } {
  const choices = groups.flatMap(({ key }) => {
    const keys = [...new Set(textOf(search[key]).split(',').filter(Boolean))]
    return keys.length > 0 ? [[key, keys] as const] : []
  })
  const [width, height] = [readMillimetres(textOf(search.w)), readMillimetres(textOf(search.h))]
  const run = Number(textOf(search.run))
  return {
    selection: {
      choices: Object.fromEntries(choices),
      ownSize: width !== null && height !== null ? { width, height } : null,
    },
    count: Number.isSafeInteger(run) && run >= 1 ? run : null,
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

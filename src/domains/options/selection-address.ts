import { readMillimetres } from '../../lib/read-millimetres.ts'
import type { Configuration, Selection } from './configuration.ts'

/** A choice in an address: `paper=matt-350&finish=foil,round&run=500`, one's own size as `w` and `h` in mm. */
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
 * A choice out of an address; what isn't a group's name is somebody else's. Values may be numbers, since routers read
 * `w=90` as one. `count` is null where there is none that is whole and above 0.
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

import { type ColourSpace, gray } from './colour-space.ts'

/** A colour as it is set in a content stream; `values` as many as the space has components, each 0 to 1. */
export type Colour = { space: ColourSpace; values: readonly number[] }

export const black: Colour = { space: gray, values: [0] }

const nearly = 0.002

/** Nothing is printed; with overprint, what lies under it stays. */
export function isWhite({ space, values }: Colour): boolean {
  switch (space.kind) {
    case 'gray':
    case 'rgb':
      return !space.palette && values.every((value) => value > 1 - nearly)
    case 'cmyk':
    case 'spot':
      return !space.palette && values.length > 0 && values.every((value) => value < nearly)
    case 'lab':
      return (values[0] ?? 0) > 99.5
    default:
      return false
  }
}

/** Cyan, magenta, yellow and black, 0 to 1; null where only a conversion knows. */
function processInks({ space, values }: Colour): [number, number, number, number] | null {
  if (space.palette) return null
  if (space.kind === 'gray') return [0, 0, 0, 1 - (values[0] ?? 1)]
  if (space.kind !== 'cmyk') return null
  const inks = space.inks
  if (inks === undefined) return [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0, values[3] ?? 0]
  const of = (name: string): number => {
    if (inks[0] === 'All') return values[0] ?? 0
    const index = inks.indexOf(name)
    return index === -1 ? 0 : (values[index] ?? 0)
  }
  return [of('Cyan'), of('Magenta'), of('Yellow'), of('Black')]
}

/** By ink, 0 to 1: the process inks by their names, then named ones. */
export type Inks = ReadonlyMap<string, number>

const process = ['Cyan', 'Magenta', 'Yellow', 'Black'] as const
const amount = (value: number | undefined): number => Math.min(1, Math.max(0, value ?? 0))

/** Null where only a conversion knows. */
export function inksOf(colour: Colour): Inks | null {
  const { space, values } = colour
  if (space.kind === 'spot' && space.inks && !space.palette)
    return new Map(space.inks.map((name, index) => [name, amount(values[index])]))
  const inks = processInks(colour)
  return inks && new Map(process.map((name, index) => [name, amount(inks[index])]))
}

/**
 * The inks of a colour that overprints, together with those under it. Inks that a named colour doesn't have
 * stay; for CMYK only in its own mode (OPM 1), and for inks that are 0.
 */
export function overprinted(colour: Colour, keepsUnderZero: boolean, under: Inks): Inks | null {
  const over = inksOf(colour)
  if (over === null) return null
  const { space } = colour
  if (space.inks !== undefined) {
    const own = [...over].filter(([name]) => space.inks?.[0] === 'All' || space.inks?.includes(name))
    return new Map([...under, ...own])
  }
  if (space.kind !== 'cmyk' || space.icc || !keepsUnderZero) return over
  return new Map([...under, ...[...over].filter(([, value]) => value > 0)])
}

/** Per cent. */
export const totalOf = (inks: Inks): number => 100 * [...inks.values()].reduce((sum, value) => sum + value, 0)

/** Sum of all inks in per cent; null where only a conversion knows. */
export function inkOf(colour: Colour): number | null {
  const inks = colour.space.kind === 'spot' ? colour.values : processInks(colour)
  return inks && 100 * inks.reduce((sum, value) => sum + amount(value), 0)
}

/** Black without any other ink, which every program overprints. */
export function isPlainBlack(colour: Colour): boolean {
  const inks = processInks(colour)
  return inks !== null && inks[0] + inks[1] + inks[2] < nearly && inks[3] > nearly
}

/** Dark, and of several inks: in small text each of them shows when sheets shift. */
export function isRichBlack(colour: Colour): boolean {
  const inks = processInks(colour)
  return inks !== null && inks[3] >= 0.5 && inks[0] + inks[1] + inks[2] >= 0.2
}

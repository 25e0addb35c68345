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

/** Sum of all inks in per cent; null where only a conversion knows. */
export function inkOf(colour: Colour): number | null {
  if (colour.space.kind === 'spot') return 100 * colour.values.reduce((sum, value) => sum + value, 0)
  const inks = processInks(colour)
  return inks && 100 * inks.reduce((sum, value) => sum + value, 0)
}

/** Black that no other ink is printed with: to overprint it is what every program does. */
export function isPlainBlack(colour: Colour): boolean {
  const inks = processInks(colour)
  return inks !== null && inks[0] + inks[1] + inks[2] < nearly && inks[3] > nearly
}

/** Dark, and of several inks: in small text each of them shows where the sheets shift. */
export function isRichBlack(colour: Colour): boolean {
  const inks = processInks(colour)
  return inks !== null && inks[3] >= 0.5 && inks[0] + inks[1] + inks[2] >= 0.2
}

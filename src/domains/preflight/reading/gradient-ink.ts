import type { PDFDict, PDFObject } from '@cantoo/pdf-lib'
import { inkOf } from './colour.ts'
import type { ColourSpace } from './colour-space.ts'
import { dictOf, entry, itemsOf, numberEntry, numbersOf } from './dictionaries.ts'

/** Ink in per cent, changing evenly from one end to the other; `share` is its part of the gradient. */
export type InkSlope = { from: number; to: number; share: number }

const [axial, radial] = [2, 3]
const [exponential, stitched] = [2, 3]
const maxParts = 64

/** The ink of a gradient by the colours at the ends of its parts; null where only a RIP knows it. */
export function gradientInk(shading: PDFDict, space: ColourSpace): InkSlope[] | null {
  const type = numberEntry(shading, 'ShadingType')
  if (type !== axial && type !== radial) return null
  const functions = itemsOf(entry(shading, 'Function'))
  const single = dictOf(functions.length === 1 ? functions[0] : entry(shading, 'Function'))
  if (single === undefined) return null
  const slopes = slopesOf(single, space)
  return slopes.includes(null) ? null : slopes.filter((slope) => slope !== null)
}

function slopesOf(part: PDFDict, space: ColourSpace): (InkSlope | null)[] {
  const type = numberEntry(part, 'FunctionType')
  if (type === exponential) return [slopeOf(part, space, 1)]
  if (type !== stitched) return [null]
  const parts = itemsOf(entry(part, 'Functions'))
  if (parts.length === 0 || parts.length > maxParts) return [null]
  const [start = 0, end = 1] = numbersOf(entry(part, 'Domain'))
  const stops = [start, ...numbersOf(entry(part, 'Bounds')), end]
  const length = end - start || 1
  return parts.map((one, index) =>
    slopeOf(dictOf(one), space, ((stops[index + 1] ?? end) - (stops[index] ?? start)) / length),
  )
}

function slopeOf(part: PDFDict | undefined, space: ColourSpace, share: number): InkSlope | null {
  if (part === undefined || numberEntry(part, 'FunctionType') !== exponential) return null
  const inkAt = (values: PDFObject | undefined, usual: number): number | null => {
    const numbers = numbersOf(values)
    return inkOf({ space, values: numbers.length > 0 ? numbers : [usual] })
  }
  const [from, to] = [inkAt(entry(part, 'C0'), 0), inkAt(entry(part, 'C1'), 1)]
  return from === null || to === null ? null : { from, to, share }
}

/** The part of a gradient with more ink than a level. */
export function shareAbove(slopes: readonly InkSlope[], level: number): number {
  return slopes.reduce((sum, { from, to, share }) => {
    const [least, most] = [Math.min(from, to), Math.max(from, to)]
    if (most <= level) return sum
    return sum + share * (least >= level ? 1 : (most - level) / (most - least))
  }, 0)
}

import { areaOf, sizeOf } from './base-price.ts'
import type { Configuration, Size, SizeBounds } from './configuration.ts'

/**
 * The sizes of one's own that could be the cheapest: the smallest of all, and the smallest that is larger than each
 * listed one, since only there another price of the table begins (OPT-4).
 */
export function smallestSizes({ groups, ownSize }: Configuration<unknown>): Size[] {
  if (!ownSize) return []
  const listed = groups.find(({ kind, inMatrix }) => kind === 'size' && inMatrix)?.choices ?? []
  const areas = listed.flatMap((choice) => {
    const size = sizeOf(choice)
    return size ? [Number(areaOf(size))] : []
  })
  const sizes = [0, ...areas].flatMap((area) => smallestAbove(ownSize, area) ?? [])
  return [...new Map(sizes.map((size) => [areaOf(size), size])).values()]
}

/** The size within bounds whose area is the smallest above `area`, in hundredths of mm²; sizes are whole tenths of a mm. */
function smallestAbove({ minWidth, maxWidth, minHeight, maxHeight }: SizeBounds, area: number): Size | null {
  const [from, to, least, most] = [minWidth, maxWidth, minHeight, maxHeight].map(tenthsOf) as Four
  let best: { width: number; height: number } | null = null
  for (let width = from; width <= to; width += 1) {
    const height = Math.max(least, Math.floor(area / width) + 1)
    if (height <= most && (!best || width * height < best.width * best.height)) best = { width, height }
    const isSmallest = best !== null && best.width * best.height === area + 1
    // From here on a wider one is only larger.
    if (isSmallest || height === least) break
  }
  return best && { width: best.width / 10, height: best.height / 10 }
}
type Four = [number, number, number, number]

const tenthsOf = (millimetres: number): number => Math.round(millimetres * 10)

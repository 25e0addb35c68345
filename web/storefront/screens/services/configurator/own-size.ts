import type { Size, SizeBounds } from '../../../../../src/domains/options/configuration.ts'
import { readMillimetres } from '../../../../../src/lib/read-millimetres.ts'

/** Both sides as they were typed, in mm to a tenth; null where one isn't a size. */
export function readSize({ width, height }: { width: string; height: string }): Size | null {
  const [wide, high] = [readMillimetres(width), readMillimetres(height)]
  return wide !== null && high !== null ? { width: wide, height: high } : null
}

export const isWithin = ({ minWidth, maxWidth, minHeight, maxHeight }: SizeBounds, size: Size): boolean =>
  size.width >= minWidth && size.width <= maxWidth && size.height >= minHeight && size.height <= maxHeight

/** The possible size that is nearest to another. */
export const nearestSize = (bounds: SizeBounds, { width, height }: Size): Size => ({
  width: Math.min(bounds.maxWidth, Math.max(bounds.minWidth, width)),
  height: Math.min(bounds.maxHeight, Math.max(bounds.minHeight, height)),
})

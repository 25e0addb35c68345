import { useMedia } from '../../ui/office/use-media.ts'

/** Of a list of cards at window widths from 1400, from 1200, from 768 px, and below (specification 9). */
export type WidthSizes = readonly [widest: number, wide: number, middle: number, narrow: number]

/** How many a page has in this window. */
export function useWidthPageSize([widest, wide, middle, narrow]: WidthSizes): number {
  const isWidest = useMedia('(width >= 1400px)')
  const isWide = useMedia('(width >= 1200px)')
  const isMiddle = useMedia('(width >= 768px)')
  return isWidest ? widest : isWide ? wide : isMiddle ? middle : narrow
}

import { useSyncExternalStore } from 'react'
import { readStored, watchDevice, writeStored } from '../../../lib/device.ts'
import type { PageSize } from '../../../ui/admin/pager.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'

/**
 * The page sizes of a list of cards at window widths from 1400, from 1200, from 768 px, and below (ADM-5).
 */
export type WidthSizes = readonly [widest: number, wide: number, middle: number, narrow: number]

/** The page sizes that the lists offer besides their default. */
const usual = [10, 20, 50]

/**
 * How many rows a page of a list has: `byDefault` (ADM-5) unless the user chose another, which the device
 * remembers.
 */
export function usePageSize(list: string, byDefault: number, offered: readonly number[] = usual): PageSize {
  const key = `officePageSize.${list}`
  const sizes = [byDefault, ...offered.filter((size) => size > byDefault)]
  const read = () => {
    const stored = Number(readStored(key))
    return sizes.includes(stored) ? stored : byDefault
  }
  const size = useSyncExternalStore(watchDevice, read)
  const choose = (next: number) => void writeStored(key, next === byDefault ? null : String(next))
  return { size, sizes, choose }
}

/** The page size where the window's width decides by default. */
export function useWidthPageSize(list: string, [widest, wide, middle, narrow]: WidthSizes): PageSize {
  const isWidest = useMedia('(width >= 1400px)')
  const isWide = useMedia('(width >= 1200px)')
  const isMiddle = useMedia('(width >= 768px)')
  const whereWide = isWidest ? widest : wide
  const whereNarrow = isMiddle ? middle : narrow
  return usePageSize(list, isWide ? whereWide : whereNarrow)
}

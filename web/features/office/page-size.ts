import { useSyncExternalStore } from 'react'
import { readStored, watchDevice, writeStored } from '../../lib/device.ts'

/** How many rows a page of a list has: offered, and remembered on the device; the first one unless chosen. */
export function usePageSize(list: string, sizes: readonly [number, ...number[]]) {
  const key = `officePageSize.${list}`
  const read = () => {
    const stored = Number(readStored(key))
    return sizes.includes(stored) ? stored : sizes[0]
  }
  const size = useSyncExternalStore(watchDevice, read)
  return [size, (next: number) => void writeStored(key, next === sizes[0] ? null : String(next))] as const
}

import { useSyncExternalStore } from 'react'
import { readStored, watchDevice, writeStored } from '../../lib/device.ts'

const key = 'officeMenuFolded'
const read = () => readStored(key) ?? ''

/** Which groups of the menu are folded on this device, by their ids. */
export function useFoldedGroups(): { isFolded: (id: string) => boolean; toggle: (id: string) => void } {
  const stored = useSyncExternalStore(watchDevice, read)
  const folded = new Set(stored.split(',').filter(Boolean))
  return {
    isFolded: (id) => folded.has(id),
    toggle: (id) => {
      if (!folded.delete(id)) folded.add(id)
      writeStored(key, folded.size > 0 ? [...folded].join(',') : null)
    },
  }
}

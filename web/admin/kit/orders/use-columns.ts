import { useSyncExternalStore } from 'react'
import { readStored, watchDevice, writeStored } from '../../../lib/device.ts'
import { columnIds, readColumns } from './column-ids.ts'

const key = 'officeColumns.orders'

/** Which columns the table of orders shows: chosen on this device, and remembered there. */
export function useColumns() {
  const stored = useSyncExternalStore(watchDevice, () => readStored(key))
  const shown = readColumns(stored)
  return {
    visibility: Object.fromEntries(columnIds.map((id) => [id, shown.includes(id)])),
    onVisibility: (visibility: Record<string, boolean>) =>
      void writeStored(key, columnIds.filter((id) => visibility[id]).join(' ')),
    /** Undefined while they are the usual ones. */
    reset: stored === null ? undefined : () => void writeStored(key, null),
  }
}

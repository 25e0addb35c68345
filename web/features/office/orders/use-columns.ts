import { useSyncExternalStore } from 'react'
import { readStored, watchDevice, writeStored } from '../../../lib/device.ts'
import { type ColumnId, readColumns } from './column-ids.ts'
import { orderColumns } from './order-columns.tsx'

const key = 'officeColumns.orders'
/** Which columns the table of orders has; chosen on this device, and remembered there. */
export function useColumns() {
  const stored = useSyncExternalStore(watchDevice, () => readStored(key))
  const shown = readColumns(stored)
  return {
    columns: orderColumns.filter(({ id }) => shown.includes(id)),
    isShown: (id: ColumnId) => shown.includes(id),
    toggle: (id: ColumnId) =>
      void writeStored(
        key,
        (shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]).join(' '),
      ),
    /** Undefined while they are the usual ones. */
    reset: stored === null ? undefined : () => void writeStored(key, null),
  }
}
export type Columns = ReturnType<typeof useColumns>

import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { draggedLook, useSortableItem } from './use-sortable-item.tsx'

const Handle = createContext<ReactNode>(null)

type SortableRowProps = ComponentProps<'tr'> & { id: string; name: string; disabled: boolean }

/** A row of a table that is put in order; its handle stands in one of its cells. */
export function SortableRow({ id, name, disabled, className, ...row }: SortableRowProps) {
  const { place, isDragging, handle } = useSortableItem({ id, name, disabled })
  return (
    <Handle value={handle}>
      <tr
        {...row}
        {...place}
        className={classNames(className, 'motion-reduce:transition-none!', isDragging && draggedLook)}
      />
    </Handle>
  )
}

/** The handle of the row that it stands in. */
export const RowHandle = () => use(Handle)

import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { draggedLook, useSortableItem } from './use-sortable-item.tsx'

type SortableItemProps = {
  id: string
  name: string
  disabled: boolean
  className?: string | undefined
  children: (handle: ReactNode) => ReactNode
}

/** One place of a sortable grid, with its handle. */
export function SortableItem({ id, name, disabled, className, children }: SortableItemProps) {
  const { place, isDragging, handle } = useSortableItem({ id, name, disabled })
  return (
    <li
      {...place}
      className={classNames(
        'min-w-0 motion-reduce:transition-none! has-[form]:col-span-full',
        className,
        isDragging && draggedLook,
      )}
    >
      {children(handle)}
    </li>
  )
}

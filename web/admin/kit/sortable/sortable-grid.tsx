import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { SortableArea, type SortableAreaProps } from './sortable-area.tsx'
import { draggedLook, useSortableItem } from './use-sortable-item.tsx'

type SortableGridProps<Item> = SortableAreaProps<Item> & {
  label: string
  className?: string
  itemClassName?: string
  /** `handle` moves it, by the pointer or by Space and the arrow keys. */
  children: (item: Item, handle: ReactNode) => ReactNode
}

/** Things side by side or one below another, which the user reorders. */
export function SortableGrid<Item extends { key: string }>(props: SortableGridProps<Item>) {
  const { label, className, itemClassName, children, ...area } = props
  const { items, nameOf, disabled = false } = area
  return (
    <SortableArea {...area}>
      <ol aria-label={label} className={className}>
        {items.map((item) => (
          <SortableItem
            key={item.key}
            id={item.key}
            name={nameOf(item)}
            disabled={disabled}
            className={itemClassName}
          >
            {(handle) => children(item, handle)}
          </SortableItem>
        ))}
      </ol>
    </SortableArea>
  )
}

type SortableItemProps = {
  id: string
  name: string
  disabled: boolean
  className?: string | undefined
  children: (handle: ReactNode) => ReactNode
}

/** One place of a sortable grid, with its handle. */
function SortableItem({ id, name, disabled, className, children }: SortableItemProps) {
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

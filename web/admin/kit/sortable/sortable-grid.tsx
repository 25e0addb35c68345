import type { ReactNode } from 'react'
import { SortableArea, type SortableAreaProps } from './sortable-area.tsx'
import { SortableItem } from './sortable-item.tsx'

type SortableGridProps<Item> = SortableAreaProps<Item> & {
  label: string
  className?: string
  itemClassName?: string
  /** `handle` moves it, by the pointer or by Space and the arrow keys. */
  children: (item: Item, handle: ReactNode) => ReactNode
}

/** Things side by side or one under another, in an order of one's own. */
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

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { SortableItem } from './sortable-item.tsx'
import { useDragWords } from './use-drag-words.ts'

type SortableGridProps<Item> = {
  items: readonly Item[]
  /** What a thing is called where it is moved: “Move partner Bakı Kafe”. */
  nameOf: (item: Item) => string
  /** `key` was put to the place of `over`. */
  onMove: (key: string, over: string) => void
  label: string
  className?: string
  disabled?: boolean
  /** `handle` moves it, by the pointer or by Space and the arrow keys. */
  children: (item: Item, handle: ReactNode) => ReactNode
}

/** Things in an order of one's own; every move is announced. */
export function SortableGrid<Item extends { key: string }>(props: SortableGridProps<Item>) {
  const { items, nameOf, onMove, label, className, disabled = false, children } = props
  const sensors = useSensors(
    // A press that doesn't move stays a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => {
    const index = items.findIndex(({ key }) => key === id)
    const item = items[index]
    return { name: item ? nameOf(item) : '', place: index + 1, of: items.length }
  }
  const words = useDragWords(placeOf)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={words}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id))
      }}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={rectSortingStrategy} disabled={disabled}>
        <ol aria-label={label} className={className}>
          {items.map((item) => (
            <SortableItem key={item.key} id={item.key} name={nameOf(item)} disabled={disabled}>
              {(handle) => children(item, handle)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

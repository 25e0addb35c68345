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
import { useDragLabels } from './use-drag-labels.ts'

export type SortableAreaProps<Item> = {
  items: readonly Item[]
  /** What a thing is called where it is moved: “Move partner Bakı Kafe”. */
  nameOf: (item: Item) => string
  /** `key` was put to the place of `over`. */
  onMove: (key: string, over: string) => void
  /** Of a longer list, of which the items are a part: how many stand before them, and how many there are. */
  part?: { before: number; of: number } | undefined
  disabled?: boolean
}

/** Where things are put in an order of one's own; every move is announced. */
export function SortableArea<Item extends { key: string }>(
  props: SortableAreaProps<Item> & { children: ReactNode },
) {
  const { items, nameOf, onMove, disabled = false, children } = props
  const { part = { before: 0, of: items.length } } = props
  const sensors = useSensors(
    // A press that doesn't move stays a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => {
    const index = items.findIndex(({ key }) => key === id)
    const item = items[index]
    return { name: item ? nameOf(item) : '', place: part.before + index + 1, of: part.of }
  }
  const words = useDragLabels(placeOf)
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
        {children}
      </SortableContext>
    </DndContext>
  )
}

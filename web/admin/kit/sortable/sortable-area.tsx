import {
  type Active,
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Over,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'

export type SortableAreaProps<Item> = {
  items: readonly Item[]
  /** The name of a thing when it is moved: “Move partner Bakı Kafe”. */
  nameOf: (item: Item) => string
  /** `key` was put to the place of `over`. */
  onMove: (key: string, over: string) => void
  /** For a page of a longer list: how many items come before it, and how many there are. */
  part?: { before: number; of: number } | undefined
  disabled?: boolean
}

/** A list that the user reorders; every move is announced. */
export function SortableArea<Item extends { key: string }>(
  props: SortableAreaProps<Item> & { children: ReactNode },
) {
  const { items, nameOf, onMove, disabled = false, children } = props
  const { part = { before: 0, of: items.length } } = props
  const sensors = useSensors(
    // A press without movement stays a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => {
    const index = items.findIndex(({ key }) => key === id)
    const item = items[index]
    return { name: item ? nameOf(item) : '', place: part.before + index + 1, of: part.of }
  }
  const texts = useDragLabels(placeOf)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={texts}
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

type Place = { name: string; place: number; of: number }

/** What a screen reader announces while something is moved. */
function useDragLabels(placeOf: (id: UniqueIdentifier) => Place) {
  const { t } = useLingui()
  // A picked-up item is over its own place at once, which would interrupt the first announcement.
  const isFresh = useRef(false)
  const over = ({ active, over }: { active: Active; over: Over | null }) => {
    const isFirst = isFresh.current
    isFresh.current = false
    if (!over || isFirst) return undefined
    const { name } = placeOf(active.id)
    const { place, of } = placeOf(over.id)
    return t`“${name}” is at place ${place} of ${of}.`
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isFresh.current = true
      const { name, place, of } = placeOf(active.id)
      return t`“${name}” is picked up, place ${place} of ${of}.`
    },
    onDragOver: over,
    onDragEnd: (event) => {
      if (!event.over) return undefined
      const { name } = placeOf(event.active.id)
      const { place, of } = placeOf(event.over.id)
      return t`“${name}” was put at place ${place} of ${of}.`
    },
    onDragCancel: ({ active }) => t`“${placeOf(active.id).name}” is back where it was.`,
  }
  const screenReaderInstructions = {
    draggable: t`Space picks it up, the arrow keys move it, Space puts it down, Esc takes it back.`,
  }
  return { announcements, screenReaderInstructions }
}

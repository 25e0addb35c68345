import type { Active, Announcements, Over, UniqueIdentifier } from '@dnd-kit/core'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

type Place = { name: string; place: number; of: number }

/** What is said while something is moved, for those who don't see it. */
export function useDragLabels(placeOf: (id: UniqueIdentifier) => Place) {
  const { t } = useLingui()
  // Picked up, it is over its own place at once: that would be said over the first words.
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

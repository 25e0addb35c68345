import { MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'

/** The screen makes its own announcements. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/** The properties of a `DndContext` whose cards are links to orders. */
export function useCardDrag() {
  // A press without movement opens the order; a touch picks up only after a while, so that scrolling works.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  return {
    sensors,
    collisionDetection: pointerWithin,
    accessibility: { announcements: silent, screenReaderInstructions: { draggable: '' } },
  }
}

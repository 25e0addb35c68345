import { type PointerEvent, useRef, useState } from 'react'
import type { Zoom } from './use-zoom.ts'
import { type Point, swipeStep } from './viewer-view.ts'

/** What moves less than this is a tap, px. */
const tapReach = 6
/** Two taps within this are one double tap, ms. */
const doubleTap = 350

type Gestures = { zoom: Zoom; step: (by: -1 | 1) => void; close: () => void }
type Drag = { id: number; start: Point; from: Point; moved: boolean; outside: boolean }

/**
 * A finger or the mouse on the stage: drags the close picture, swipes the whole one, a click or a double tap
 * zooms at its place, a click beside the picture closes. Two fingers are the browser's own zoom.
 */
export function useViewerGestures({ zoom, step, close }: Gestures) {
  const drag = useRef<Drag | null>(null)
  const lastTap = useRef(Number.NEGATIVE_INFINITY)
  const [swiped, setSwiped] = useState(0)
  const [dragging, setDragging] = useState(false)
  const drop = () => {
    drag.current = null
    setSwiped(0)
    setDragging(false)
  }
  const tap = (event: PointerEvent<HTMLElement>, outside: boolean) => {
    const second = event.timeStamp - lastTap.current < doubleTap
    lastTap.current = second ? Number.NEGATIVE_INFINITY : event.timeStamp
    if (outside) return close()
    // With the mouse the first click has zoomed already, and the second of a double click undoes nothing.
    if (second === (event.pointerType === 'touch')) zoom.toggleAt(fromMiddle(event))
  }
  return {
    swiped,
    dragging,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || isPinched()) return
        if (drag.current) return drop()
        const start = { x: event.clientX, y: event.clientY }
        const outside = event.target === event.currentTarget
        drag.current = { id: event.pointerId, start, from: zoom.view, moved: false, outside }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const held = drag.current
        if (held?.id !== event.pointerId) return
        const way = wayFrom(held, event)
        held.moved ||= Math.hypot(way.x, way.y) > tapReach
        if (!held.moved) return
        setDragging(true)
        if (zoom.zoomed) zoom.moveTo({ x: held.from.x + way.x, y: held.from.y + way.y })
        else setSwiped(way.x)
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const held = drag.current
        if (held?.id !== event.pointerId) return
        drop()
        if (!held.moved) return tap(event, held.outside)
        // A tap before and one after it are no double tap.
        lastTap.current = Number.NEGATIVE_INFINITY
        const by = zoom.zoomed ? 0 : swipeStep(wayFrom(held, event))
        if (by !== 0) step(by)
      },
      onPointerCancel: drop,
    },
  }
}

const wayFrom = ({ start }: Drag, event: PointerEvent): Point => ({
  x: event.clientX - start.x,
  y: event.clientY - start.y,
})

function fromMiddle(event: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
}

/** While the browser itself has zoomed, a finger moves the browser's view. */
const isPinched = () => (window.visualViewport?.scale ?? 1) > 1.01

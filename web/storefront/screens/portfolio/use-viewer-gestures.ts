import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import {
  keepInside,
  nextScale,
  type Point,
  swipeStep,
  toggleZoom,
  type View,
  wholePicture,
  zoomTo,
} from './viewer-view.ts'

/** A movement shorter than this is a tap, px. */
const tapReach = 6
/** Two taps within this time are a double tap, ms. */
const doubleTap = 350

type Gestures = { zoom: Zoom; step: (by: -1 | 1) => void; close: () => void }
type Drag = { id: number; start: Point; from: Point; moved: boolean; outside: boolean }

/**
 * A finger or the mouse on the stage drags the enlarged picture and swipes the whole one; a click or a double tap
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
    // The mouse's first click has zoomed already, and the second of a double click must not undo it.
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
        // A tap before it and one after it are no double tap.
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

type Box = RefObject<HTMLElement | null>

const sizeOf = (box: Box) => ({
  width: box.current?.offsetWidth ?? 0,
  height: box.current?.offsetHeight ?? 0,
})

/** The picture's scale and its visible part; it never leaves its stage. */
export function useZoom(stage: Box, picture: Box) {
  const [view, setView] = useState<View>(wholePicture)
  const show = (next: View) => setView(keepInside(next, sizeOf(picture), sizeOf(stage)))
  return {
    view,
    zoomed: view.scale > 1,
    whole: () => setView(wholePicture),
    zoomBy: (direction: 1 | -1) => show(zoomTo(view, nextScale(view.scale, direction), { x: 0, y: 0 })),
    toggleAt: (point: Point) => show(toggleZoom(view, point)),
    moveTo: ({ x, y }: Point) => show({ ...view, x, y }),
    moveBy: (x: number, y: number) => show({ ...view, x: view.x + x, y: view.y + y }),
  }
}

type Zoom = ReturnType<typeof useZoom>

/** What a key tells the viewer to do. */
type ViewerAction =
  | { act: 'step'; by: 1 | -1 }
  | { act: 'end'; end: 'first' | 'last' }
  | { act: 'zoom'; by: 1 | -1 }
  | { act: 'whole' }
  /** The movement of an enlarged picture's visible part. */
  | { act: 'move'; x: number; y: number }

/** The distance that an arrow key moves, px. */
const stride = 80

const arrows: Record<string, { x: -1 | 0 | 1; y: -1 | 0 | 1 }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const others: Record<string, ViewerAction> = {
  PageUp: { act: 'step', by: -1 },
  PageDown: { act: 'step', by: 1 },
  Home: { act: 'end', end: 'first' },
  End: { act: 'end', end: 'last' },
  '+': { act: 'zoom', by: 1 },
  '=': { act: 'zoom', by: 1 },
  '-': { act: 'zoom', by: -1 },
  '0': { act: 'whole' },
}

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** Arrow keys step through whole pictures and move an enlarged one; keys with Ctrl, ⌘ or Alt are the browser's. */
export function viewerAction({ key, ctrlKey, metaKey, altKey }: Key, zoomed: boolean): ViewerAction | null {
  if (ctrlKey || metaKey || altKey) return null
  const way = arrows[key]
  if (!way) return others[key] ?? null
  if (zoomed) return { act: 'move', x: way.x * stride, y: way.y * stride }
  return way.x === 0 ? null : { act: 'step', by: way.x }
}

import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { apart, type Pixel, type Point, toPoint } from './geometry.ts'
import type { Stage } from './use-stage.ts'

/** The shortest drag, px; less is a press. */
const still = 4
/** The time in which a second press zooms, ms. */
const twice = 250

type Presses = {
  stage: Stage
  tool: StageTool
  isSpaceDown: RefObject<boolean>
  onPress: (point: Point) => void
  onMeasure: (from: Point, to: Point) => void
}
export type StageTool = 'look' | 'pin' | 'measure'
type Gesture = { from: Pixel; last: Pixel; mode: 'pan' | 'measure'; presses: boolean; moved: boolean }

/** What fingers and mice do with the stage: dragging moves or measures, two fingers zoom, a press is a place. */
export function useStagePointer({ stage, tool, isSpaceDown, onPress, onMeasure }: Presses) {
  const pointers = useRef(new Map<number, Pixel>())
  const gesture = useRef<Gesture | null>(null)
  const press = usePress(stage, onPress)
  const moveOne = (now: Gesture, at: Pixel) => {
    if (!now.moved && apart(now.from, at) < still) return
    now.moved = true
    if (now.mode === 'pan') stage.pan(at.left - now.last.left, at.top - now.last.top)
    else if (stage.view) onMeasure(toPoint(stage.view, now.from), toPoint(stage.view, at))
    now.last = at
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button > 1) return
      const at = placeIn(event)
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, at)
      const isHand = event.button === 1 || isSpaceDown.current
      const mode = tool === 'measure' && !isHand ? 'measure' : 'pan'
      gesture.current =
        pointers.current.size === 1 ? { from: at, last: at, mode, presses: !isHand, moved: false } : null
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const last = pointers.current.get(event.pointerId)
      if (!last) return
      const at = placeIn(event)
      const before = [...pointers.current.values()]
      pointers.current.set(event.pointerId, at)
      const after = [...pointers.current.values()]
      const [one, other] = before
      const [oneNow, otherNow] = after
      if (one && other && oneNow && otherNow) {
        const times = apart(oneNow, otherNow) / Math.max(1, apart(one, other))
        stage.pinch([one, other], [oneNow, otherNow], times)
      } else if (gesture.current) moveOne(gesture.current, at)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      pointers.current.delete(event.pointerId)
      const done = gesture.current
      gesture.current = null
      if (done && !done.moved && done.presses) press(done.from)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      pointers.current.delete(event.pointerId)
      gesture.current = null
    },
  }
}

/**
 * A single press is a place, once no second one has followed; a double press zooms in, or shows the whole
 * page.
 */
function usePress(stage: Stage, onPress: (point: Point) => void) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return (at: Pixel) => {
    if (waiting.current !== undefined) {
      clearTimeout(waiting.current)
      waiting.current = undefined
      stage.zoomOrFit(at)
      return
    }
    const { view } = stage
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      if (view) onPress(toPoint(view, at))
    }, twice)
  }
}

function placeIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Pixel {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { left: clientX - left, top: clientY - top }
}

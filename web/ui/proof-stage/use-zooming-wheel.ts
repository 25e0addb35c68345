import { type RefObject, useEffect, useEffectEvent } from 'react'
import { rulerWidth } from './rulers.tsx'
import type { Stage } from './use-stage.ts'

/** The wheel distance that enlarges the page e times, px. */
const wheelZoom = 300

/** The wheel zooms with Ctrl, as trackpads send a pinch; React's own listener couldn't keep the browser from it. */
export function useZoomingWheel(room: RefObject<HTMLElement | null>, stage: Stage): void {
  const onWheel = useEffectEvent((event: WheelEvent, element: HTMLElement) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const { left, top } = element.getBoundingClientRect()
    const about = { left: event.clientX - left - rulerWidth, top: event.clientY - top - rulerWidth }
    stage.zoomBy(Math.exp(-event.deltaY / wheelZoom), about)
  })
  useEffect(() => {
    const element = room.current
    if (!element) return
    const listen = (event: WheelEvent) => onWheel(event, element)
    element.addEventListener('wheel', listen, { passive: false })
    return () => element.removeEventListener('wheel', listen)
  }, [room])
}

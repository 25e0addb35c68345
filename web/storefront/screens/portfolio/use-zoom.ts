import { type RefObject, useState } from 'react'
import {
  keepInside,
  nextScale,
  type Point,
  toggleZoom,
  type View,
  wholePicture,
  zoomTo,
} from './viewer-view.ts'

type Box = RefObject<HTMLElement | null>

const sizeOf = (box: Box) => ({
  width: box.current?.offsetWidth ?? 0,
  height: box.current?.offsetHeight ?? 0,
})

/** How large the picture is shown, and which part of it; it never leaves its stage. */
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

export type Zoom = ReturnType<typeof useZoom>

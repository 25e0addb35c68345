/**
 * Pure functions: which picture the viewer shows, at which scale and where. Lengths are px, positions are from the
 * stage's middle.
 */
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }
export type View = Point & { scale: number }

/** The whole picture in the middle. */
export const wholePicture: View = { scale: 1, x: 0, y: 0 }

const scales = [1, 1.5, 2, 3, 4]
export const largestScale = 4
/** The scale that a click or a double tap zooms to. */
const closeLook = 2

/** The least distance of a swipe. */
const swipeThreshold = 40

/** The picture `by` steps further; the row doesn't wrap around. */
export const stepTo = (at: number, by: number, count: number): number =>
  Math.min(count - 1, Math.max(0, at + by))

/** The direction of a swipe: 1 next, −1 previous, 0 none. */
export function swipeStep({ x, y }: Point): -1 | 0 | 1 {
  if (Math.abs(x) < swipeThreshold || Math.abs(x) < Math.abs(y)) return 0
  return x < 0 ? 1 : -1
}

/** The next scale up or down; it stops at either end. */
export function nextScale(scale: number, direction: 1 | -1): number {
  if (direction === 1) return scales.find((step) => step > scale) ?? largestScale
  return scales.findLast((step) => step < scale) ?? 1
}

/** Changes the scale; what lies under the point stays there. */
export function zoomTo(view: View, scale: number, point: Point): View {
  const growth = scale / view.scale
  return { scale, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth }
}

/** Enlarges the picture, or shows it whole again. */
export const toggleZoom = (view: View, point: Point): View =>
  view.scale === 1 ? zoomTo(view, closeLook, point) : wholePicture

/** No edge of the picture moves inside the stage's edge; a picture that fits stays in the middle. */
export function keepInside({ scale, x, y }: View, picture: Size, stage: Size): View {
  const along = (place: number, length: number, room: number) => {
    const reach = Math.max(0, (length * scale - room) / 2)
    return Math.min(reach, Math.max(-reach, place)) + 0
  }
  return {
    scale,
    x: along(x, picture.width, stage.width),
    y: along(y, picture.height, stage.height),
  }
}

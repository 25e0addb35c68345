/** Millimetres from the upper left corner of the trim, unless something else is said. */
export type Point = { x: number; y: number }
/** A point within the stage, px. */
export type Pixel = { left: number; top: number }
export type Size = { width: number; height: number }
/**
 * A page as its picture shows it: lengths in mm of the picture, `trim` from the picture's upper left corner. `scale`:
 * how many times larger it is printed.
 */
export type StagePage = Size & { trim: Size & Point; scale: number }
/** Pixels per mm of the picture, and where the trim's upper left corner is. */
export type View = Pixel & { zoom: number }

/** The zoom at which a printed millimetre has its real size, by the screen's own measure. */
const pxOfMm = 96 / 25.4
const leastPercent = 25
const maxPercent = 800
/** The margin around a page that fits, px, with room for the marks outside; less on a phone. */
const marginOf = (size: Size): number => Math.min(28, Math.max(10, Math.min(size.width, size.height) / 22))

export const toPixel = (view: View, { x, y }: Point): Pixel => ({
  left: view.left + x * view.zoom,
  top: view.top + y * view.zoom,
})

export const toPoint = (view: View, { left, top }: Pixel): Point => ({
  x: (left - view.left) / view.zoom,
  y: (top - view.top) / view.zoom,
})

export const percentOf = (view: View, page: StagePage): number =>
  Math.round((view.zoom / page.scale / pxOfMm) * 100)

export const zoomOf = (percent: number, page: StagePage): number => (percent / 100) * pxOfMm * page.scale

/** The view of the whole picture, centred. */
export function fitView(page: StagePage, size: Size): View {
  const margin = marginOf(size)
  const room = (whole: number): number => Math.max(whole - 2 * margin, whole / 2)
  const zoom = Math.min(room(size.width) / page.width, room(size.height) / page.height)
  return {
    zoom,
    left: (size.width - page.width * zoom) / 2 + page.trim.x * zoom,
    top: (size.height - page.height * zoom) / 2 + page.trim.y * zoom,
  }
}

/** Limits the zoom to 25 to 800 %, or whatever shows all of a very large or very small page. */
export function boundedZoom(zoom: number, page: StagePage, size: Size): number {
  const whole = fitView(page, size).zoom
  const least = Math.min(zoomOf(leastPercent, page), whole)
  const max = Math.max(zoomOf(maxPercent, page), whole)
  return Math.min(max, Math.max(least, zoom))
}

/** The point at `about` stays there. */
export function zoomAbout(view: View, about: Pixel, zoom: number): View {
  const times = zoom / view.zoom
  return {
    zoom,
    left: about.left - (about.left - view.left) * times,
    top: about.top - (about.top - view.top) * times,
  }
}

/** A page that is smaller than the stage stays whole within it, a larger one never leaves a strip at both sides. */
export function boundedView(view: View, page: StagePage, size: Size): View {
  const margin = marginOf(size)
  const along = (start: number, before: number, length: number, room: number): number => {
    const free = room - length * view.zoom - 2 * margin
    const [low, high] = free > 0 ? [margin, margin + free] : [margin + free, margin]
    const offset = before * view.zoom
    return Math.min(high, Math.max(low, start - offset)) + offset
  }
  return {
    zoom: view.zoom,
    left: along(view.left, page.trim.x, page.width, size.width),
    top: along(view.top, page.trim.y, page.height, size.height),
  }
}

/** The view after two fingers moved. */
export function pinched(view: View, before: [Pixel, Pixel], after: [Pixel, Pixel], zoom: number): View {
  const [from, to] = [middle(before), middle(after)]
  const moved = { ...view, left: view.left + to.left - from.left, top: view.top + to.top - from.top }
  return zoomAbout(moved, to, zoom)
}

const middle = ([one, other]: [Pixel, Pixel]): Pixel => ({
  left: (one.left + other.left) / 2,
  top: (one.top + other.top) / 2,
})

export const apart = (one: Pixel, other: Pixel): number =>
  Math.hypot(one.left - other.left, one.top - other.top)

export function isOnPage({ x, y }: Point, { width, height, trim }: StagePage): boolean {
  const [left, top] = [x + trim.x, y + trim.y]
  return left >= 0 && top >= 0 && left <= width && top <= height
}

export function onPage({ x, y }: Point, { width, height, trim }: StagePage): Point {
  const within = (value: number, start: number, length: number): number =>
    Math.min(length - start, Math.max(-start, value))
  return { x: within(x, trim.x, width), y: within(y, trim.y, height) }
}

/** To a tenth of a millimetre: what a press can mean. */
export const rounded = ({ x, y }: Point): Point => ({
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
})

/** The distance between two places in printed mm. */
export const measured = (from: Point, to: Point, { scale }: StagePage): number =>
  Math.round(Math.hypot(to.x - from.x, to.y - from.y) * scale * 10) / 10

/** The space that a pin's number needs, px. */
const square = 26
const off = 10

/** The side of the mark for its number: upper right, or the other side near an edge. */
export function numberPlace({ left, top }: Pixel, size: Size): Pixel {
  return {
    left: left + off + square > size.width ? -off - square : off,
    top: top - off - square < 0 ? off : -off - square,
  }
}

export type Tick = { at: number; mm: number; length: 'short' | 'middle' | 'long' }
const steps = [1, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

/** Ticks of a ruler in printed mm: one a millimetre from 5 px a millimetre, else one for each 5, 10 … of them. */
export function rulerTicks(start: number, pxPerMm: number, length: number): Tick[] {
  const step = steps.find((mm) => mm * pxPerMm >= 5) ?? 10_000
  const named = steps.find((mm) => mm >= 10 && mm >= step && mm * pxPerMm >= 34) ?? 10_000
  const first = Math.ceil(-start / pxPerMm / step)
  const last = Math.floor((length - start) / pxPerMm / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    // Avoids −0.
    const mm = (first + index) * step || 0
    return { at: start + mm * pxPerMm, mm, length: lengthOf(mm, named) }
  })
}

function lengthOf(mm: number, named: number): Tick['length'] {
  if (mm % named === 0) return 'long'
  return mm % (named / 2) === 0 ? 'middle' : 'short'
}

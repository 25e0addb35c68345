import { useCallback, useState } from 'react'
import {
  boundedView,
  boundedZoom,
  fitView,
  type Pixel,
  type Point,
  percentOf,
  pinched,
  type Size,
  type StagePage,
  toPixel,
  type View,
  zoomAbout,
  zoomOf,
} from './geometry.ts'

const zoomStep = 1.25

export type Stage = ReturnType<typeof useStage>

/**
 * How a page is looked at: whole at first, then as it is zoomed and moved. The stage's parent holds it, so
 * that the buttons can stand anywhere. Pages of equal size share the view.
 */
export function useStage(page: StagePage) {
  const [size, setSize] = useState<Size | null>(null)
  const [moved, setMoved] = useState<{ of: string; view: View } | null>(null)
  const of = JSON.stringify([page.width, page.height, page.trim, page.scale])
  const isFitted = moved?.of !== of
  const view = size && (moved && !isFitted ? boundedView(moved.view, page, size) : fitView(page, size))
  /** The ref of the element that shows the page. */
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setSize({ width: element.clientWidth, height: element.clientHeight })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  // Pointer events come faster than renders, so each change starts from the one before.
  const look = (change: (from: View) => View) =>
    size &&
    setMoved((before) => {
      const from = before?.of === of ? before.view : fitView(page, size)
      return { of, view: boundedView(change(boundedView(from, page, size)), page, size) }
    })
  const zoom = (zoomTo: (from: View) => number, about?: Pixel) => {
    if (!size) return
    const place = about ?? { left: size.width / 2, top: size.height / 2 }
    look((from) => zoomAbout(from, place, boundedZoom(zoomTo(from), page, size)))
  }
  const zoomBy = (times: number, about?: Pixel) => zoom((from) => from.zoom * times, about)
  const showAll = () => setMoved(null)
  return {
    ref,
    page,
    size,
    view,
    isFitted,
    percent: view && percentOf(view, page),
    fit: showAll,
    zoomBy,
    zoomIn: () => zoomBy(zoomStep),
    zoomOut: () => zoomBy(1 / zoomStep),
    /** 100 %, or all of it. */
    zoomOrFit: (about: Pixel) => (isFitted ? zoom(() => zoomOf(100, page), about) : showAll()),
    pan: (left: number, top: number) =>
      look((from) => ({ ...from, left: from.left + left, top: from.top + top })),
    pinch: (before: [Pixel, Pixel], after: [Pixel, Pixel], times: number) =>
      size && look((from) => pinched(from, before, after, boundedZoom(from.zoom * times, page, size))),
    /** Centres a place that isn't visible. */
    show: (point: Point) => {
      if (!view || !size) return
      const { left, top } = toPixel(view, point)
      if (left > 16 && top > 16 && left < size.width - 16 && top < size.height - 16) return
      look((from) => ({
        ...from,
        left: from.left + size.width / 2 - left,
        top: from.top + size.height / 2 - top,
      }))
    },
  }
}

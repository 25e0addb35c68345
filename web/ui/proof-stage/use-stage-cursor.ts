import { useState } from 'react'
import { onPage, type Point, toPoint } from './geometry.ts'
import type { Stage } from './use-stage.ts'

/** What the arrows move: a new pin (`id` null), one that was lifted, or an end of the measure. */
type Cursor = { kind: 'pin' | 'measure'; id: number | string | null; point: Point }
type Line = { from: Point; to: Point }

/** Placing pins without a pointer, and the measured line with or without one. */
export function useStageCursor(stage: Stage) {
  const [now, setNow] = useState<Cursor | null>(null)
  const [line, setLine] = useState<Line | null>(null)
  const { page } = stage
  const middle = (): Point => {
    if (!stage.view || !stage.size) return { x: 0, y: 0 }
    const { width, height } = stage.size
    return onPage(toPoint(stage.view, { left: width / 2, top: height / 2 }), page)
  }
  return {
    now,
    line,
    start: ({ point = middle(), kind, id }: Omit<Cursor, 'point'> & { point?: Point }) => {
      setLine(null)
      setNow({ kind, id, point: { x: point.x, y: point.y } })
    },
    /** Moves by printed millimetres. */
    moveBy: (x: number, y: number): boolean => {
      if (!now) return false
      const point = onPage({ x: now.point.x + x / page.scale, y: now.point.y + y / page.scale }, page)
      setNow({ ...now, point })
      if (line) setLine({ ...line, to: point })
      stage.show(point)
      return true
    },
    /**
     * Puts down what is being placed and returns it; null where there was nothing. A measure is put down at
     * both ends.
     */
    setDown: (): Cursor | null => {
      if (!now) return null
      const begins = now.kind === 'measure' && !line
      if (begins) setLine({ from: now.point, to: now.point })
      else setNow(null)
      return now
    },
    measure: (from: Point, to: Point) => {
      setNow(null)
      setLine({ from, to })
    },
    end: () => {
      setNow(null)
      setLine(null)
    },
  }
}

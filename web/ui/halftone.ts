/** Pure: a halftone as strokes with round caps, a path for each dot size, small enough to send. */
export type HalftoneTone = (x: number, y: number) => number

export type Halftone = { width: number; height: number; layers: { size: number; d: string }[] }

type Options = {
  width: number
  height: number
  /** The distance between dots, px: 10 to 17. */
  step: number
  /** The angle of the grid: 22 for an ink, 45 for black. */
  angle: number
  /** 0 (white) to 1 (full) at a place from 0 to 1 across and down: a gradient of light or depth. */
  tone: HalftoneTone
}

/** Radius = √tone × step × .62; sizes in half pixels share a path. */
export function halftone({ width, height, step, angle, tone }: Options): Halftone {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn) * step, Math.sin(turn) * step]
  const reach = Math.ceil(Math.hypot(width, height) / step)
  const sizes = new Map<number, [number, number][]>()
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const x = Math.round(width / 2 + column * cos - row * sin)
      const y = Math.round(height / 2 + column * sin + row * cos)
      if (x < -step || y < -step || x > width + step || y > height + step) continue
      const value = Math.min(1, Math.max(0, tone(x / width, y / height)))
      const size = Math.round(Math.sqrt(value) * step * 0.62 * 4) / 2
      if (size < 1) continue
      sizes.set(size, [...(sizes.get(size) ?? []), [x, y]])
    }
  }
  const layers = [...sizes].map(([size, dots]) => ({ size, d: dotsPath(dots) }))
  return { width, height, layers }
}

/** Relative moves to zero-length strokes: `m12 4h0`. */
function dotsPath(dots: [number, number][]): string {
  let [lastX, lastY] = [0, 0]
  return dots
    .map(([x, y], index) => {
      const move = index === 0 ? `M${x} ${y}h0` : `m${x - lastX} ${y - lastY}h0`
      lastX = x
      lastY = y
      return move
    })
    .join('')
}

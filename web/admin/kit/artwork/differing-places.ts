export type Rect = { x: number; y: number; width: number; height: number }

/** The pixels as a canvas has them: red, green, blue and opacity, 0 to 255 each. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/**
 * The side of the squares in which pixels are counted, px; differences less than two squares apart are one
 * place.
 */
const side = 4

/** The smallest difference that counts, of 255: less comes from the picture's compression. */
const least = 56

/** Where two pictures of one size differ, px; what is near each other is one place. */
export function differingPlaces(one: Pixels, other: Pixels): Rect[] {
  const columns = Math.ceil(one.width / side)
  const marked = new Set<number>()
  for (let at = 0; at < one.data.length; at += 4) {
    if (!differs(one.data, other.data, at)) continue
    const pixel = at / 4
    const row = Math.floor(Math.floor(pixel / one.width) / side)
    marked.add(row * columns + Math.floor((pixel % one.width) / side))
  }
  const places: Rect[] = []
  for (const square of marked) places.push(inPixels(takeNear(square, marked, columns)))
  return places.map((place) => within(place, one)).sort((a, b) => a.y - b.y || a.x - b.x)
}

const differs = (one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): boolean =>
  [0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > least)

type Squares = { left: number; top: number; right: number; bottom: number }

/** A square and all that are near it, and near those; they are marked no longer. */
function takeNear(first: number, marked: Set<number>, columns: number): Squares {
  const bounds = { left: columns, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 }
  const open = [first]
  marked.delete(first)
  for (let square = open.pop(); square !== undefined; square = open.pop()) {
    const [row, column] = [Math.floor(square / columns), square % columns]
    bounds.left = Math.min(bounds.left, column)
    bounds.right = Math.max(bounds.right, column)
    bounds.top = Math.min(bounds.top, row)
    bounds.bottom = Math.max(bounds.bottom, row)
    for (const near of nearOf(row, column, columns)) if (marked.delete(near)) open.push(near)
  }
  return bounds
}

function nearOf(row: number, column: number, columns: number): number[] {
  const steps = [-2, -1, 0, 1, 2]
  return steps.flatMap((down) =>
    steps
      .filter((across) => column + across >= 0 && column + across < columns)
      .map((across) => (row + down) * columns + column + across),
  )
}

const inPixels = ({ left, top, right, bottom }: Squares): Rect => ({
  x: left * side,
  y: top * side,
  width: (right - left + 1) * side,
  height: (bottom - top + 1) * side,
})

const within = ({ x, y, ...place }: Rect, { width, height }: Pixels): Rect => ({
  x,
  y,
  width: Math.min(place.width, width - x),
  height: Math.min(place.height, height - y),
})

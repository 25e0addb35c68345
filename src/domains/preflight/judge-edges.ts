import { inflateRawSync } from 'node:zlib'
import type { PageFacts, PaintedFacts, Place } from './facts.ts'
import type { Finding, Side } from './finding-output.ts'
import type { Fit } from './fit-page.ts'
import type { Profile } from './profile-input.ts'

/** mm, printed: anything shorter along an edge ends there, and anything nearer to it is the edge. */
const minEdgeMm = 1.5
const inside = 0.4
const tolerance = 0.5

type Draft = Omit<Finding, 'severity'>
/** mm, printed: how far colour at the cut goes on beyond it, where that isn't far enough. */
type Edge = { side: Side; room: number; depth: number }

/** Colour up to the cut has to go on beyond it, since paper shifts by a millimetre when it is cut. */
export function judgeEdges(page: PageFacts, fit: Fit, { bleed }: Profile): Draft[] {
  // With a wrong size and no trim box, what lies at the cut is unknown.
  const isCutKnown = fit.size !== 'none' || page.trim !== null
  if (page.painted === null || bleed === 0 || !isCutKnown) return []
  const map = new PaintedMap(page.painted, page)
  const sides: readonly Side[] = ['left', 'top', 'right', 'bottom']
  const edges = sides.flatMap((side) => edgeAt(side, page, fit, map, bleed) ?? [])
  const [tight, roomy] = [edges.filter(isTight(bleed)), edges.filter((edge) => !isTight(bleed)(edge))]
  return [...drafts('bleed', tight, page, fit, bleed), ...drafts('whiteEdge', roomy, page, fit, bleed)]
}

/** The page itself ends too soon. */
const isTight =
  (bleed: number) =>
  ({ room }: Edge): boolean =>
    room < bleed - tolerance

function drafts(
  check: 'bleed' | 'whiteEdge',
  edges: readonly Edge[],
  page: PageFacts,
  fit: Fit,
  bleed: number,
): Draft[] {
  if (edges.length === 0) return []
  const depth = Math.min(...edges.map((edge) => edge.depth))
  const sides = edges.map(({ side }) => side)
  return [
    {
      check,
      page: page.number,
      where: placeOf(sides, fit, bleed),
      sides,
      actual: { unit: 'mm', value: Math.round(depth * 2) / 2 },
      target: { unit: 'mm', value: bleed },
    },
  ]
}

/** The strip along one side; for several the whole page with its bleed. */
function placeOf(sides: readonly Side[], { trim, scale }: Fit, bleed: number): Place {
  const by = bleed / scale
  const outer = { x: trim.x - by, y: trim.y - by, width: trim.width + 2 * by, height: trim.height + 2 * by }
  const [side, ...more] = sides
  if (more.length > 0) return outer
  switch (side) {
    case 'left':
      return { ...outer, width: by }
    case 'right':
      return { ...outer, x: trim.x + trim.width, width: by }
    case 'top':
      return { ...outer, height: by }
    default:
      return { ...outer, y: trim.y + trim.height, height: by }
  }
}

function edgeAt(
  side: Side,
  page: PageFacts,
  { trim, scale }: Fit,
  map: PaintedMap,
  bleed: number,
): Edge | null {
  const isUpright = side === 'left' || side === 'right'
  const length = isUpright ? trim.height : trim.width
  const room = roomAt(side, page, trim) * scale
  /** `out` is in printed mm beyond the cut. */
  const painted = (along: number, out: number): boolean => {
    const [x, y] = pointAt(side, trim, along, out / scale)
    return map.isPainted(x, y)
  }
  const within = Math.max(inside, map.cell * scale)
  const step = map.cell
  let missing = 0
  let depth = bleed
  // The corners belong to the other sides as well.
  for (let along = within / scale + step; along < length - within / scale - step; along += step) {
    if (!painted(along, -within)) continue
    if (painted(along, bleed * 0.5) && painted(along, bleed * 0.85)) continue
    missing += step * scale
    depth = Math.min(
      depth,
      depthAt((out) => painted(along, out), map.cell * scale, bleed),
    )
  }
  return missing < minEdgeMm ? null : { side, room, depth: Math.min(depth, room) }
}

function depthAt(painted: (out: number) => boolean, step: number, bleed: number): number {
  let out = step / 2
  while (out < bleed && painted(out)) out += step
  return Math.max(0, out - step)
}

function roomAt(side: Side, page: PageFacts, trim: Place): number {
  if (side === 'left') return trim.x
  if (side === 'top') return trim.y
  if (side === 'right') return page.width - trim.x - trim.width
  return page.height - trim.y - trim.height
}

function pointAt(side: Side, trim: Place, along: number, out: number): [number, number] {
  if (side === 'left') return [trim.x - out, trim.y + along]
  if (side === 'right') return [trim.x + trim.width + out, trim.y + along]
  if (side === 'top') return [trim.x + along, trim.y - out]
  return [trim.x + along, trim.y + trim.height + out]
}

/** The cells of a page that aren't white. */
class PaintedMap {
  /** mm. */
  readonly cell: number
  readonly #columns: number
  readonly #rows: number
  readonly #bits: Uint8Array
  readonly #width: number
  readonly #height: number

  constructor({ columns, rows, bits }: PaintedFacts, { width, height }: Pick<PageFacts, 'width' | 'height'>) {
    this.#columns = columns
    this.#rows = rows
    this.#bits = inflateRawSync(Buffer.from(bits, 'base64'))
    this.#width = width
    this.#height = height
    this.cell = Math.max(width / columns, height / rows)
  }

  /** mm from the upper left corner; outside the page nothing is painted. */
  isPainted(x: number, y: number): boolean {
    const column = Math.floor((x / this.#width) * this.#columns)
    const row = Math.floor((y / this.#height) * this.#rows)
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return false
    const at = row * this.#columns + column
    return ((this.#bits[at >> 3] ?? 0) & (0x80 >> (at & 7))) !== 0
  }
}

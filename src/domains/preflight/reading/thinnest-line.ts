import { areaOf, type Box } from './box.ts'

type Line = { width: number; box: Box }

/** Points: a shape this thin and many times as long is a line, however it is painted. */
const thin = 1
const slender = 20
const gap = 0.05

/** The thinnest line of a page, in its points: a stroke, or a filled box, as browsers and tables draw it. */
export class ThinnestLine {
  #thinnest: Line | null = null
  /** A filled box that may turn out to be the first slice of a gradient. */
  #waiting: Line | null = null
  #before: Line | null = null

  get found(): Line | null {
    this.#settle()
    return this.#thinnest
  }

  drawn(width: number, box: Box): void {
    if (this.#thinnest === null || width < this.#thinnest.width) this.#thinnest = { width, box }
  }

  filled(box: Box, area: number): void {
    const [across, up] = [box[2] - box[0], box[3] - box[1]]
    const width = Math.min(across, up)
    const isBox = Math.abs(area - areaOf(box)) < 0.01 * areaOf(box)
    if (!isBox || width > thin || Math.max(across, up) < slender * width) return
    const line = { width, box }
    if (this.#before !== null && areSlices(this.#before, line)) this.#waiting = null
    else {
      this.#settle()
      this.#waiting = line
    }
    this.#before = line
  }

  #settle(): void {
    if (this.#waiting !== null) this.drawn(this.#waiting.width, this.#waiting.box)
    this.#waiting = null
  }
}

/** Two boxes side by side without a gap. */
function areSlices({ box: one }: Line, { box: other, width }: Line): boolean {
  const touch = [0, 1].every(
    (axis) =>
      (one[axis] ?? 0) <= (other[axis + 2] ?? 0) + gap && (other[axis] ?? 0) <= (one[axis + 2] ?? 0) + gap,
  )
  const axis = other[2] - other[0] < other[3] - other[1] ? 0 : 1
  return touch && Math.abs((one[axis] ?? 0) - (other[axis] ?? 0)) > width / 2
}

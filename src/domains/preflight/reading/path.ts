import { type Box, nothing, union } from './box.ts'
import { type Matrix, transform } from './matrix.ts'

/** A path under construction, in points of the page: its bounding box and the area that it encloses. */
export class Path {
  box: Box = nothing
  #area = 0
  #sum = 0
  #first: [number, number] | null = null
  #last: [number, number] = [0, 0]

  get isEmpty(): boolean {
    return this.#first === null
  }

  /** Of all subpaths; those that cut holes count as well. */
  get area(): number {
    return this.#area + Math.abs(this.#sumClosed()) / 2
  }

  move(matrix: Matrix, x: number, y: number): void {
    this.close()
    this.#first = transform(matrix, x, y)
    this.#last = this.#first
    this.#take(this.#first)
  }

  line(matrix: Matrix, x: number, y: number): void {
    const point = transform(matrix, x, y)
    if (this.#first === null) this.#first = point
    else this.#sum += this.#last[0] * point[1] - point[0] * this.#last[1]
    this.#last = point
    this.#take(point)
  }

  /** The control points stand for the curve: the box is never too small. */
  curve(matrix: Matrix, points: readonly number[]): void {
    for (let at = 0; at + 1 < points.length; at += 2) this.line(matrix, points[at] ?? 0, points[at + 1] ?? 0)
  }

  rectangle(matrix: Matrix, x: number, y: number, width: number, height: number): void {
    this.move(matrix, x, y)
    this.line(matrix, x + width, y)
    this.line(matrix, x + width, y + height)
    this.line(matrix, x, y + height)
    this.close()
  }

  close(): void {
    this.#area += Math.abs(this.#sumClosed()) / 2
    this.#sum = 0
    if (this.#first) this.#last = this.#first
  }

  #sumClosed(): number {
    if (this.#first === null) return 0
    return this.#sum + this.#last[0] * this.#first[1] - this.#first[0] * this.#last[1]
  }

  #take([x, y]: readonly [number, number]): void {
    this.box = union(this.box, [x, y, x, y])
  }
}

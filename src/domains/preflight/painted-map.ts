import { inflateRawSync } from 'node:zlib'
import type { PageFacts, PaintedFacts } from './facts.ts'

/** Where a page isn't white. */
export class PaintedMap {
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

  /** mm from the upper left corner; beside the page nothing is painted. */
  isPainted(x: number, y: number): boolean {
    const column = Math.floor((x / this.#width) * this.#columns)
    const row = Math.floor((y / this.#height) * this.#rows)
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return false
    const at = row * this.#columns + column
    return ((this.#bits[at >> 3] ?? 0) & (0x80 >> (at & 7))) !== 0
  }
}

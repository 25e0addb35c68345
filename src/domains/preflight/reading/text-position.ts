import { type Box, transformBox } from './box.ts'
import type { GraphicsState } from './graphics-state.ts'
import { identity, type Matrix, multiply } from './matrix.ts'

/** Where text goes: the renderer knows it exactly, this only identifies which text is meant. */
export class TextPosition {
  #line: Matrix = identity
  #matrix: Matrix = identity

  begin(): void {
    this.set(identity)
  }

  set(matrix: Matrix): void {
    this.#line = matrix
    this.#matrix = matrix
  }

  move(x: number, y: number): void {
    this.set(multiply([1, 0, 0, 1, x, y], this.#line))
  }

  /** Points, as placed. */
  sizeIn({ ctm, fontSize }: GraphicsState): number {
    const [, , c, d] = multiply(this.#matrix, ctm)
    return Math.abs(fontSize) * Math.hypot(c, d)
  }

  /** The approximate position of these characters; the next ones follow. */
  show({ ctm, fontSize, rise, horizontal }: GraphicsState, characters: number): Box {
    const width = characters * fontSize * 0.5 * horizontal
    const box = transformBox(multiply(this.#matrix, ctm), [
      0,
      rise - fontSize * 0.2,
      width,
      rise + fontSize * 0.8,
    ])
    this.#matrix = multiply([1, 0, 0, 1, width, 0], this.#matrix)
    return box
  }
}

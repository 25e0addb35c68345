import { bounded } from './bounded.ts'

/** a b c d e f, as PDF writes them: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [oa, ob, oc, od, oe, of] = outer
  return [
    bounded(a * oa + b * oc),
    bounded(a * ob + b * od),
    bounded(c * oa + d * oc),
    bounded(c * ob + d * od),
    bounded(e * oa + f * oc + oe),
    bounded(e * ob + f * od + of),
  ]
}

/** How much longer a line becomes, on average over all directions. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

export const transform = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** Reads six numbers of a file. */
export function matrixOf([a, b, c, d, e, f]: readonly number[]): Matrix | null {
  if (a === undefined || b === undefined || c === undefined) return null
  return d === undefined || e === undefined || f === undefined ? null : [a, b, c, d, e, f]
}

import { type Matrix, transform } from './matrix.ts'

/** In points of the page: left, bottom, right, top. */
export type Box = readonly [number, number, number, number]

export const nothing: Box = [Infinity, Infinity, -Infinity, -Infinity]
export const everything: Box = [-Infinity, -Infinity, Infinity, Infinity]

export const isNothing = ([left, bottom, right, top]: Box): boolean => !(left <= right && bottom <= top)

export const union = (one: Box, other: Box): Box => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
]

export const intersect = (one: Box, other: Box): Box => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
]

/** Within the rounding of numbers in files. */
export const contains = (outer: Box, inner: Box): boolean =>
  outer[0] - inner[0] < 0.01 &&
  outer[1] - inner[1] < 0.01 &&
  inner[2] - outer[2] < 0.01 &&
  inner[3] - outer[3] < 0.01

export const areaOf = (box: Box): number => (isNothing(box) ? 0 : (box[2] - box[0]) * (box[3] - box[1]))

export const grow = ([left, bottom, right, top]: Box, by: number): Box => [
  left - by,
  bottom - by,
  right + by,
  top + by,
]

/** The upright box around a transformed one. */
export function transformBox(matrix: Matrix, [left, bottom, right, top]: Box): Box {
  const corners = [
    transform(matrix, left, bottom),
    transform(matrix, right, bottom),
    transform(matrix, left, top),
    transform(matrix, right, top),
  ] as const
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

import type { Choice, Configuration, Group, Selection, Size } from './configuration.ts'
import { chosenOf, findChoice } from './find-choice.ts'
import { type Exact, leastPrice, type Row, type Run, runPrice } from './run-price.ts'

/** Hundredths of mm², since sizes are given to a tenth of a millimetre. */
export const areaOf = ({ width, height }: Size): bigint =>
  BigInt(Math.round(width * 10)) * BigInt(Math.round(height * 10))

/** The trim size of a listed size. */
export const sizeOf = ({ width, height }: Choice<unknown>): Size | null =>
  width === undefined || height === undefined ? null : { width, height }

/**
 * The matrix price of a run, before anything is added (OPT-3, OPT-4); null where there is none. `selection`
 * is complete.
 */
export function basePrice(
  configuration: Configuration<unknown>,
  selection: Selection,
  count: number,
): Exact | null {
  const axes = configuration.groups.filter(({ inMatrix }) => inMatrix)
  const keys = axes.map((group) => chosenOf(selection, group.key)[0])
  const sized = axes.findIndex(({ kind }) => kind === 'size')
  const rowAt = (row: readonly (string | undefined)[]): Row =>
    row.includes(undefined) ? [] : (configuration.prices[row.join('/')] ?? [])
  const at = { runs: configuration.runs, count }
  const sizes = axes[sized]
  return selection.ownSize && sizes
    ? ownSizePrice(sizes, selection.ownSize, { ...at, rowOf: (size) => rowAt(keys.with(sized, size)) })
    : runPrice(rowAt(keys), at)
}

/**
 * The price of the smallest listed size whose area is at least as large, or of a larger one that costs less;
 * beyond the largest one pro rata by area.
 */
function ownSizePrice(
  sizes: Group<unknown>,
  own: Size,
  { rowOf, ...at }: Run & { rowOf: (size: string) => Row },
): Exact | null {
  const area = areaOf(own)
  const listed = sizes.choices
    .flatMap((choice) => {
      const size = sizeOf(choice)
      return size ? [{ key: choice.key, area: areaOf(size) }] : []
    })
    .sort((one, other) => Number(one.area - other.area))
  const holding = listed.filter((size) => size.area >= area)
  const [nearest, ...larger] = holding
  if (nearest)
    return cheapest(
      runPrice(rowOf(nearest.key), at),
      larger.map(({ key }) => leastPrice(rowOf(key), at)),
    )
  const largest = listed.at(-1)
  const price = largest && runPrice(rowOf(largest.key), at)
  return price ? { numerator: price.numerator * area, denominator: price.denominator * largest.area } : null
}

/** The first price unless another is lower; null where the first is on request. */
function cheapest(first: Exact | null, others: readonly (Exact | null)[]): Exact | null {
  let least = first
  for (const other of others) if (least && other && isLess(other, least)) least = other
  return least
}

const isLess = (one: Exact, other: Exact): boolean =>
  one.numerator * other.denominator < other.numerator * one.denominator

export const findTrim = ({ groups }: Configuration<unknown>, selection: Selection): Size | null => {
  if (selection.ownSize) return selection.ownSize
  const group = groups.find(({ kind }) => kind === 'size')
  const choice = group && findChoice(group, chosenOf(selection, group.key)[0] ?? '')
  return choice ? sizeOf(choice) : null
}

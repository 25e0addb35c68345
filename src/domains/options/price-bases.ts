import { areaOf, findTrim, sizeOf } from './base-price.ts'
import type { Configuration, Group, Pick, Selection, Size, SizeBounds } from './configuration.ts'
import { leastFrom, type Row } from './run-price.ts'

/** What a base price depends on: a choice of each group of the price table, and the printed size. */
export type PriceBase = {
  picks: readonly Pick[]
  selection: Selection
  trim: Size | null
  /** For each run a lower bound of the base prices from it on, in qəpik; null where none has a price. */
  least: Row
}

/**
 * All bases that could be the cheapest, of listed and custom sizes. With several sizes at once the first
 * counts; where no size is required, none is one more.
 */
export function priceBases(configuration: Configuration<unknown>): PriceBase[] {
  const least = leastPrices(configuration)
  const axes = configuration.groups.filter(({ inMatrix, kind }) => inMatrix || kind === 'size')
  const listed = combinationsOf(axes).map((picks) => ({
    picks,
    selection: { choices: choicesOf(picks), ownSize: null },
    least: least.get(rowKey(configuration, picks)) ?? [],
  }))
  const sizes = smallestSizes(configuration)
  const own = combinationsOf(axes.filter(({ kind }) => kind !== 'size')).flatMap((picks) => {
    const ofAnySize = lowestOf(rowsOfAnySize(configuration, picks).flatMap((key) => [least.get(key) ?? []]))
    return sizes.map((ownSize) => ({
      picks,
      selection: { choices: choicesOf(picks), ownSize },
      least: ofAnySize,
    }))
  })
  return [...listed, ...own].map((base) => ({ ...base, trim: findTrim(configuration, base.selection) }))
}

const leastPrices = ({ prices }: Configuration<unknown>): Map<string, Row> =>
  new Map(Object.entries(prices).map(([key, row]) => [key, row.map((_, tier) => leastFrom(row, tier))]))

/** One choice of each group that isn't sold out, and none as well where it isn't required. */
const combinationsOf = (groups: readonly Group<unknown>[]): Pick[][] =>
  groups.reduce<Pick[][]>(
    (all, { key: group, required, choices }) => {
      const picks = choices.filter(({ soldOut }) => !soldOut).map(({ key: choice }) => [{ group, choice }])
      return all.flatMap((one) => [...picks, ...(required ? [] : [[]])].map((pick) => [...one, ...pick]))
    },
    [[]],
  )

const choicesOf = (picks: readonly Pick[]): Record<string, string[]> =>
  Object.fromEntries(picks.map(({ group, choice }) => [group, [choice]]))

const rowKey = ({ groups }: Configuration<unknown>, picks: readonly Pick[]): string =>
  groups
    .filter(({ inMatrix }) => inMatrix)
    .flatMap(({ key }) => picks.find(({ group }) => group === key)?.choice ?? [])
    .join('/')

function rowsOfAnySize(configuration: Configuration<unknown>, picks: readonly Pick[]): string[] {
  const sizes = configuration.groups.find(({ kind, inMatrix }) => kind === 'size' && inMatrix)
  if (!sizes) return [rowKey(configuration, picks)]
  return sizes.choices.map(({ key: choice }) =>
    rowKey(configuration, [...picks, { group: sizes.key, choice }]),
  )
}

/** The lowest of the rows for each run. */
const lowestOf = (rows: readonly Row[]): Row =>
  (rows[0] ?? []).map((_, tier) =>
    rows.reduce((lowest, row) => lower(lowest, row[tier] ?? null), null as number | null),
  )

const lower = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

/**
 * The custom sizes that could be the cheapest: the smallest of all, and the smallest that is larger than each
 * listed one, since only there another price of the table begins (OPT-4).
 */
function smallestSizes({ groups, ownSize }: Configuration<unknown>): Size[] {
  if (!ownSize) return []
  const listed = groups.find(({ kind, inMatrix }) => kind === 'size' && inMatrix)?.choices ?? []
  const areas = listed.flatMap((choice) => {
    const size = sizeOf(choice)
    return size ? [Number(areaOf(size))] : []
  })
  const sizes = [0, ...areas].flatMap((area) => smallestAbove(ownSize, area) ?? [])
  return [...new Map(sizes.map((size) => [areaOf(size), size])).values()]
}

/** The size with the smallest area above `area`, in hundredths of mm²; sizes are whole tenths of a mm. */
function smallestAbove({ minWidth, maxWidth, minHeight, maxHeight }: SizeBounds, area: number): Size | null {
  const [from, to, least, most] = [minWidth, maxWidth, minHeight, maxHeight].map(tenthsOf) as Four
  let best: { width: number; height: number } | null = null
  for (let width = from; width <= to; width += 1) {
    const height = Math.max(least, Math.floor(area / width) + 1)
    if (height <= most && (!best || width * height < best.width * best.height)) best = { width, height }
    const isSmallest = best !== null && best.width * best.height === area + 1
    // From here on wider ones are only larger.
    if (isSmallest || height === least) break
  }
  return best && { width: best.width / 10, height: best.height / 10 }
}
type Four = [number, number, number, number]

const tenthsOf = (millimetres: number): number => Math.round(millimetres * 10)

import { findTrim } from './base-price.ts'
import type { Configuration, Group, Pick, Selection, Size } from './configuration.ts'
import { leastFrom, type Row } from './run-price.ts'
import { smallestSizes } from './smallest-sizes.ts'

/** What a base price follows from: a choice of each group of the price table, and the size that is printed. */
export type PriceBase = {
  picks: readonly Pick[]
  selection: Selection
  trim: Size | null
  /** For each run what no base price from it on is below, in qəpik; null where none has a price. */
  least: Row
}

/**
 * All that could be the cheapest, of listed sizes and of one's own. Of several sizes at once the first counts; where
 * no size is required, none is one more.
 */
export function priceBases(configuration: Configuration<unknown>): PriceBase[] {
  const least = leastPrices(configuration)
  const axes = configuration.groups.filter(({ inMatrix, kind }) => inMatrix || kind === 'size')
  const listed = combinationsOf(axes).map((picks) => ({
    ...{ picks, selection: { choices: choicesOf(picks), ownSize: null } },
    least: least.get(rowKey(configuration, picks)) ?? [],
  }))
  const sizes = smallestSizes(configuration)
  const own = combinationsOf(axes.filter(({ kind }) => kind !== 'size')).flatMap((picks) => {
    const ofAnySize = lowestOf(rowsOfAnySize(configuration, picks).flatMap((key) => [least.get(key) ?? []]))
    return sizes.map((ownSize) => ({
      ...{ picks, selection: { choices: choicesOf(picks), ownSize }, least: ofAnySize },
    }))
  })
  return [...listed, ...own].map((base) => ({ ...base, trim: findTrim(configuration, base.selection) }))
}

const leastPrices = ({ prices }: Configuration<unknown>): Map<string, Row> =>
  new Map(Object.entries(prices).map(([key, row]) => [key, row.map((_, tier) => leastFrom(row, tier))]))

/** One choice that isn't sold out of each group, none as well where it isn't required. */
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

/** Run by run the lowest of them. */
const lowestOf = (rows: readonly Row[]): Row =>
  (rows[0] ?? []).map((_, tier) =>
    rows.reduce((lowest, row) => lower(lowest, row[tier] ?? null), null as number | null),
  )

const lower = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

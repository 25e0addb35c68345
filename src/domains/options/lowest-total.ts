import { maxQepik } from '../../lib/money.ts'
import { basePrice } from './base-price.ts'
import { fitsCount } from './complete-selection.ts'
import type { Choice, Configuration, Group, Pick } from './configuration.ts'
import { findChoice, findGroup } from './find-choice.ts'
import { isExcluded, withNeeded } from './needed-choices.ts'
import type { PriceBase } from './price-bases.ts'
import { addedBy, type Printing, priceLines, printedOf } from './price-lines.ts'
import { type Exact, tierAt } from './run-price.ts'

export type Search = {
  configuration: Configuration<unknown>
  /** The price bases by printed size. */
  sizes: readonly (readonly PriceBase[])[]
  /** Attempts that are left; without any the search ends. */
  tries: { left: number }
}

/**
 * The lowest total of all selections that can be ordered of `count` pieces, in qəpik; null where none is
 * below `below`. Branch and bound: no choice adds a negative amount, so an open group costs at least its
 * cheapest choice.
 */
export function lowestTotal(
  search: Search,
  { count, below }: { count: number; below: number },
): number | null {
  const groups = search.configuration.groups
    .filter(({ required, inMatrix, kind }) => required && !inMatrix && kind !== 'size')
    .map((group) => ({ group, choices: group.choices.filter((choice) => isPossible(choice, count)) }))
  if (groups.some(({ choices }) => choices.length === 0)) return null
  const tier = tierAt(search.configuration.runs, count)
  const sizes = search.sizes
    .flatMap((bases) => hopeOf(search, bases, { count, tier, groups }) ?? [])
    .sort((one, other) => one.least - other.least)
  let lowest: number | null = null
  for (const { least, hopes } of sizes) {
    const bound: number = lowest ?? Math.min(below, maxQepik + 1)
    if (least >= bound) break
    lowest = lowestOfSize(hopes, bound) ?? lowest
  }
  return lowest
}

type Priced = { group: Group<unknown>; choice: Choice<unknown> }
/** An open group: its choices that are possible at this run, the cheapest first where prices are known. */
type Open = { group: Group<unknown>; choices: readonly Choice<unknown>[] }
type At = { search: Search; base: PriceBase; price: Exact; count: number; open: readonly Open[] }
/** A lower bound of all prices on this base. */
type Hope = { price: number; at: (price: Exact) => At }

/** The bases of one size, the lowest price first, and the lower bound of all totals on them. */
function hopeOf(
  search: Search,
  bases: readonly PriceBase[],
  { count, tier, groups }: { count: number; tier: number; groups: readonly Open[] },
): { least: number; hopes: readonly Hope[] } | null {
  const hopes = bases
    .flatMap((base): Hope[] => {
      const price = base.least[tier] ?? null
      const at = (exact: Exact): At => ({
        search,
        base,
        price: exact,
        count,
        open: cheapestFirst(groups, { base: exact, count, trim: base.trim }),
      })
      return price === null ? [] : [{ price, at }]
    })
    .sort((one, other) => one.price - other.price)
  const [first] = hopes
  return first ? { least: leastOf(first), hopes } : null
}

const leastOf = ({ price, at }: Hope): number => {
  const hoped = at({ numerator: BigInt(price), denominator: 1n })
  return totalOf(hoped, hoped.open.flatMap(cheapestOf))
}

function lowestOfSize(hopes: readonly Hope[], below: number): number | null {
  let lowest: number | null = null
  for (const hope of hopes) {
    const bound: number = lowest ?? below
    // The next ones have the same size and are no cheaper.
    if (leastOf(hope) >= bound) break
    lowest = lowestOn(hope, bound) ?? lowest
  }
  return lowest
}

function lowestOn({ at, price: least }: Hope, below: number): number | null {
  const hoped = at({ numerator: BigInt(least), denominator: 1n })
  const { configuration, tries } = hoped.search
  tries.left -= 1
  const price = tries.left < 0 ? null : basePrice(configuration, hoped.base.selection, hoped.count)
  return price && lowestWith(at(price), hoped.base.picks, below)
}

function cheapestFirst(groups: readonly Open[], printing: Printing): Open[] {
  const printed = printedOf(printing)
  return groups.map(({ group, choices }) => {
    const costOf = ({ addOn, factorBp = 0 }: Choice<unknown>): bigint =>
      group.kind === 'turnaround' ? BigInt(factorBp) : addedBy(addOn, printed)
    const costs = choices.map((choice) => ({ choice, cost: costOf(choice) }))
    costs.sort((one, other) => Number(one.cost - other.cost))
    return { group, choices: costs.map(({ choice }) => choice) }
  })
}

const isPossible = (choice: Choice<unknown>, count: number): boolean =>
  !choice.soldOut && fitsCount(choice, count)

/** The lowest total with these choices and whatever they need. Choices beyond that are never cheaper. */
function lowestWith(at: At, begun: readonly Pick[], below: number): number | null {
  const { search, open } = at
  search.tries.left -= 1
  const picks = search.tries.left < 0 ? null : possibleWith(at, begun)
  if (!picks) return null
  const left = open.filter(({ group }) => !picks.some((pick) => pick.group === group.key))
  const cheapest = left.flatMap(cheapestOf)
  const least = totalOf(at, [...picks.flatMap((pick) => pricedOf(at, pick)), ...cheapest])
  if (least >= below) return null
  const all = [...picks, ...cheapest.map(({ group, choice }) => ({ group: group.key, choice: choice.key }))]
  if (possibleWith(at, all)?.length === all.length) return least
  const [next] = left
  let lowest: number | null = null
  for (const { key: choice } of next?.choices ?? [])
    lowest = lowestWith(at, [...picks, { group: next?.group.key ?? '', choice }], lowest ?? below) ?? lowest
  return lowest
}

/** The choices with all that they need, where no rule, run or size bars them. */
function possibleWith(at: At, begun: readonly Pick[]): readonly Pick[] | null {
  const { configuration } = at.search
  const picks = withNeeded(configuration, begun)
  const isFine = picks?.every((pick) => isAllowed(at, pick)) && !isExcluded(configuration, picks)
  return isFine ? picks : null
}

const cheapestOf = ({ group, choices }: Open): Priced[] =>
  choices.slice(0, 1).map((choice) => ({ group, choice }))

function isAllowed({ search, base, count }: At, pick: Pick): boolean {
  const group = findGroup(search.configuration, pick.group)
  const choice = findChoice(group, pick.choice)
  if (!group || !choice || !isPossible(choice, count)) return false
  if (group.kind !== 'size') return true
  // A size before the first one would become the first, and a custom size replaces all.
  const first = base.picks.find((one) => one.group === group.key)
  return (
    first !== undefined &&
    group.choices.findIndex(({ key }) => key === first.choice) <= group.choices.indexOf(choice)
  )
}

function pricedOf({ search }: At, pick: Pick): Priced[] {
  const group = findGroup(search.configuration, pick.group)
  const choice = findChoice(group, pick.choice)
  return group && choice ? [{ group, choice }] : []
}

const totalOf = ({ base, price, count }: At, chosen: readonly Priced[]): number =>
  priceLines({ base: price, chosen, count, trim: base.trim }).reduce((sum, { amount }) => sum + amount, 0)

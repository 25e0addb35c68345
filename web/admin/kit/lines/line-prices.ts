import { type CalculatedPrice, calculatePrice, type Tier } from '../../../../src/domains/catalog/pricing.ts'
import { isOnlyAsked } from '../../../../src/domains/options/findings.ts'
import type { Line } from '../../../../src/domains/options/price-lines.ts'
import { quoteOptions } from '../../../../src/domains/options/quote-options.ts'
import { type Qepik, toBasisPoints, toQepik } from '../../../../src/lib/money.ts'
import { priceOf } from '../orders/price-text.ts'
import { type Configurations, configurationOf, type LineConfiguration, selectionOf } from './line-options.ts'
import { type CounterItem, type DraftLine, itemOf } from './lines.ts'

/** The table price less this customer's reductions, qəpik. */
type Calculated = Pick<CalculatedPrice, 'base' | 'total' | 'saving' | 'kind'> & {
  /** What each choice adds, for a product with choices. */
  parts: readonly NamedLine[]
}
/** A line of the price with the name of its choice; null for the base price and for reductions. */
export type NamedLine = Pick<Line, 'kind' | 'amount'> & { name: string | null }

/** What a line costs, qəpik. */
export type LinePrice = {
  /** Null without prices, and where a choice is priced on request. */
  quote: Calculated | null
  /** The choices don't go together. */
  isImpossible: boolean
  /** The price that counts; null while there is none. */
  price: Qepik | null
  isByHand: boolean
  /** The typed text is no price. */
  isWrong: boolean
  lacksReason: boolean
}

/** The shortest reason that the server takes. */
const shortestReason = 3

export const tiersOf = (item: CounterItem | undefined): Tier[] =>
  (item?.tiers ?? []).map(({ count, price }) => ({ count, price: toQepik(price) }))

/**
 * What a line is priced by. `customerBp`: the customer's own discount in basis points; 0 while no customer is
 * chosen.
 */
export type PricedBy = {
  item: CounterItem | undefined
  /** The choices, for a product that has them. */
  configuration: LineConfiguration | undefined
  customerBp: number
}

/** The calculated price of a line at a run. */
export function calculate(
  line: DraftLine,
  count: number,
  { item, configuration, customerBp }: PricedBy,
): Pick<LinePrice, 'quote' | 'isImpossible'> {
  const campaignBp = item ? toBasisPoints(item.percentage) : null
  if (!configuration) {
    const byRuns = calculatePrice({ tiers: tiersOf(item), count, campaignBp, customerBp })
    return { quote: byRuns && { ...byRuns, parts: [] }, isImpossible: false }
  }
  const selection = selectionOf(line, configuration)
  const { subtotal, total, kind, findings, lines } = quoteOptions({
    configuration,
    selection,
    count,
    campaignBp,
    customerBp,
  })
  const isImpossible = findings.some((finding) => !isOnlyAsked(finding))
  if (total === null || subtotal === null) return { quote: null, isImpossible }
  const parts = lines.map((one) => ({ kind: one.kind, amount: one.amount, name: nameOf(configuration, one) }))
  return { quote: { base: subtotal, total, saving: subtotal - total, kind, parts }, isImpossible }
}

const nameOf = ({ groups }: LineConfiguration, { group, choice }: Line): string | null =>
  groups.find(({ key }) => key === group)?.choices.find(({ key }) => key === choice)?.name ?? null

export function priceLine(line: DraftLine, by: PricedBy): LinePrice {
  const { quote: calculated, isImpossible } = calculate(line, line.count, by)
  const typed = line.price.trim()
  const azn = typed === '' ? null : priceOf(typed)
  const isByHand = azn !== null && toQepik(azn) !== calculated?.total
  return {
    quote: calculated,
    isImpossible,
    price: azn === null ? (calculated?.total ?? null) : toQepik(azn),
    isByHand,
    isWrong: typed !== '' && azn === null,
    lacksReason: isByHand && calculated !== null && line.reason.trim().length < shortestReason,
  }
}

/** What all lines come to, qəpik; a line without a price isn't counted and `isWhole` says so. */
export type Totals = {
  /** The total by the table, with typed prices where there is no table. */
  table: Qepik
  customer: Qepik
  campaign: Qepik
  byHand: Qepik
  total: Qepik
  /** What it is the sum of. */
  prices: Qepik[]
  isWhole: boolean
}

export function totalsOf(prices: readonly LinePrice[]): Totals {
  const sum = (of: (price: LinePrice) => number): number =>
    prices.reduce((total, price) => total + of(price), 0)
  const saving = (kind: 'client' | 'campaign') =>
    sum(({ quote: calculated }) => (calculated?.kind === kind ? -calculated.saving : 0))
  return {
    table: sum(({ quote: calculated, price }) => calculated?.base ?? price ?? 0),
    customer: saving('client'),
    campaign: saving('campaign'),
    byHand: sum(({ quote: calculated, price }) =>
      calculated && price !== null ? price - calculated.total : 0,
    ),
    total: sum(({ price }) => price ?? 0),
    prices: prices.flatMap(({ price }) => price ?? []),
    isWhole: prices.every(({ price }) => price !== null),
  }
}

/** The price of every line. */
export const priceLines = (
  lines: readonly DraftLine[],
  items: readonly CounterItem[],
  configurations: Configurations,
  customerBp: number,
): LinePrice[] =>
  lines.map((line) => {
    const configuration = configurationOf(configurations, line)
    return priceLine(line, { item: itemOf(items, line), configuration, customerBp })
  })

/** The runs whose prices staff read out on the phone: at most six, around the count. */
export function runsAround(runs: readonly number[], count: number): number[] {
  const counts = runs.toSorted((one, other) => one - other)
  const at = counts.findIndex((one) => one >= count)
  const from = Math.max(0, Math.min((at < 0 ? counts.length : at) - 2, counts.length - 6))
  return counts.slice(from, from + 6)
}

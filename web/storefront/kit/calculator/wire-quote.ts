import { type Quote, quote } from '../../../../src/domains/catalog/pricing.ts'
import { toQepik } from '../../../../src/lib/money.ts'
import { impliedPercentage } from './implied-percentage.ts'

/** A tier as on the wire: AZN for the whole run; `priceWithDiscount` 0 when there is none. */
export type WireTier = { count: number; price: number; priceWithDiscount: number }

/** What `count` pieces cost, by the module that the server uses too; amounts in qəpik. Null without tiers. */
export function quoteOf(tiers: readonly WireTier[], count: number): Quote | null {
  return quote({
    tiers: tiers.map(({ count, price }) => ({ count, price: toQepik(price) })),
    count,
    campaignBp: impliedPercentage(tiers),
  })
}

/** What stands in the calculator first: the tier in the middle. */
export function startCount(tiers: readonly WireTier[]): number {
  const counts = tiers.map(({ count }) => count).toSorted((one, other) => one - other)
  return counts[Math.floor((counts.length - 1) / 2)] ?? 1
}

/** How far − and + go: round steps that grow with the run. */
export function countStep(value: number): number {
  if (value < 20) return 1
  if (value < 100) return 5
  if (value < 500) return 10
  if (value < 1000) return 50
  return 10 ** Math.floor(Math.log10(value) - 1)
}

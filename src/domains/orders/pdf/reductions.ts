import type { Qepik } from '../../../lib/money.ts'
import type { CalculatedPrice } from '../../catalog/pricing.ts'

/** A discount on a sum: one kind and percentage. */
export type Reduction = { kind: 'campaign' | 'client'; percentageBp: number; saving: Qepik }

/** The discounts, each kind and percentage once: the quotes' amounts less these are their totals. */
export function reductionsOf(
  quotes: readonly Pick<CalculatedPrice, 'kind' | 'percentageBp' | 'saving'>[],
): Reduction[] {
  const found = new Map<string, Reduction>()
  for (const { kind, percentageBp, saving } of quotes) {
    if (kind === null || saving === 0) continue
    const key = `${kind} ${percentageBp}`
    found.set(key, { kind, percentageBp, saving: (found.get(key)?.saving ?? 0) + saving })
  }
  return [...found.values()]
}

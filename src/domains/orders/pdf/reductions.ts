import type { Qepik } from '../../../lib/money.ts'
import type { Quote } from '../../catalog/pricing.ts'

/** What comes off a sum: of one kind and percentage. */
export type Reduction = { kind: 'campaign' | 'client'; percentageBp: number; saving: Qepik }

/** What comes off, each kind and percentage once: what the quotes begin with less these is what they end with. */
export function reductionsOf(
  quotes: readonly Pick<Quote, 'kind' | 'percentageBp' | 'saving'>[],
): Reduction[] {
  const found = new Map<string, Reduction>()
  for (const { kind, percentageBp, saving } of quotes) {
    if (kind === null || saving === 0) continue
    const key = `${kind} ${percentageBp}`
    found.set(key, { kind, percentageBp, saving: (found.get(key)?.saving ?? 0) + saving })
  }
  return [...found.values()]
}

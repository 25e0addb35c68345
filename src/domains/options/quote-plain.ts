import { maxInteger } from '../../lib/figure-fields.ts'
import { quote, type Tier } from '../catalog/pricing.ts'
import type { Configuration, Selection } from './configuration.ts'
import { findFindings } from './find-findings.ts'
import type { Finding } from './findings.ts'
import type { Grid } from './grid.ts'
import type { Line } from './price-lines.ts'
import type { OptionsQuote } from './quote-options.ts'

type PlainInput = {
  tiers: readonly Tier[]
  selection: Selection
  count: number
  campaignBp: number
  customerBp: number | null
}

/** What can be chosen of a product that has no choices. */
export const nothingToChoose: Configuration = {
  ...{ groups: [], rules: [], runs: [], prices: {}, ownSize: null, minCount: 1, maxCount: maxInteger },
}

/** The price of a product in which nothing can be chosen, by its runs (OPT-18); whatever is chosen all the same is unknown. */
export function quotePlain({ selection, ...input }: PlainInput): OptionsQuote {
  const sent = { choices: {}, ownSize: selection.ownSize }
  const inTheWay = findFindings(nothingToChoose, selection, sent, input.count)
  const priced = inTheWay.length > 0 ? null : quote(input)
  const isAskUs = inTheWay.length === 0 && priced === null
  const asked: Finding[] = isAskUs ? [{ kind: 'askUs', because: 'price' }] : []
  return {
    selection: { choices: {}, ownSize: null },
    lines: priced ? linesOf(priced) : [],
    total: priced?.total ?? null,
    subtotal: priced?.base ?? null,
    unitPrice: priced?.unitPrice ?? null,
    percentageBp: priced?.percentageBp ?? 0,
    kind: priced?.kind ?? null,
    findings: [...inTheWay, ...asked],
    isOrderable: inTheWay.length === 0,
    isAskUs,
    ...{ days: null, trim: null, factorBp: 0 },
  }
}

/** The prices of all runs, or of `counts`; there is no turnaround. */
export function plainGrid({ counts, ...input }: Omit<PlainInput, 'count'> & { counts?: number[] }): Grid {
  const rows = counts ?? input.tiers.map(({ count }) => count).toSorted((one, other) => one - other)
  return {
    counts: rows,
    turnarounds: [null],
    rows: rows.map((count) => [{ count, turnaround: null, quote: quotePlain({ ...input, count }) }]),
  }
}

function linesOf({ base, saving }: { base: number; saving: number }): Line[] {
  const whole = { group: null, choice: null }
  const lines: Line[] = [{ kind: 'base', ...whole, amount: base }]
  return saving === 0 ? lines : [...lines, { kind: 'reduction', ...whole, amount: -saving }]
}

import { setImmediate as letOthers } from 'node:timers/promises'
import { maxInteger } from '../../lib/fields.ts'
import type { Language } from '../../lib/languages.ts'
import { countPrices, type PriceCounter } from '../../procedures/count-prices.ts'
import { calculatePrice, type Tier } from '../catalog/pricing.ts'
import type { Configuration, Selection } from './configuration.ts'
import { findFindings } from './find-findings.ts'
import type { Finding } from './findings.ts'
import { type Grid, gridOf } from './grid.ts'
import type { Line } from './price-lines.ts'
import { type OptionsQuote, type QuoteInput, quoteOptions } from './quote-options.ts'
import { type ProductQuote, toProductQuote } from './quote-output.ts'
import { findConfigured } from './read-options.ts'

type Asked = {
  id: number
  language: Language
  selection: Selection
  count: number
  counts?: number[] | undefined
}

/**
 * The price of a selection for the caller, with the grid of all runs, or of `counts`, and turnarounds
 * (OPT-1); for a product without options the prices of its runs (OPT-18).
 * @throws NOT_FOUND; RATE_LIMITED for more prices than people look at
 */
export async function quoteProduct(
  asker: PriceCounter,
  { id, language, count, counts, selection }: Asked,
): Promise<ProductQuote> {
  const { version, configuration, tiers, campaignBp, customerBp } = await findConfigured(
    asker.deps,
    asker.caller,
    id,
  )
  const asked = { selection, campaignBp, customerBp }
  const turnarounds = configuration ? turnaroundsOf(configuration) : 1
  const rows = counts?.length ?? configuration?.runs.length ?? tiers.length
  await countPrices(asker, Math.ceil((1 + rows * turnarounds) * weightOf(selection)))
  if (configuration === null) {
    const plain = { ...asked, tiers }
    const reader = { configuration: nothingToChoose, language, version: null, count }
    return toProductQuote(
      quotePlain({ ...plain, count }),
      plainGrid({ ...plain, ...(counts && { counts }) }),
      reader,
    )
  }
  const input = { ...asked, configuration }
  const reader = { configuration, language, version, count }
  return toProductQuote(quoteOptions({ ...input, count }), await gridInTurns(input, counts), reader)
}

const turnaroundsOf = ({ groups }: Configuration): number =>
  groups.find(({ kind }) => kind === 'turnaround')?.choices.length ?? 1

/** A hundred choices take as long each as a short selection as a whole. */
const weightOf = ({ choices }: Selection): number =>
  1 + Object.values(choices).reduce((sum, keys) => sum + keys.length, 0) / 100

/** {@link gridOf}, with other requests answered in between: the largest has thousands of prices. */
async function gridInTurns(
  input: Omit<QuoteInput, 'count'>,
  counts = input.configuration.runs,
): Promise<Grid> {
  const grid = gridOf({ ...input, counts: [] })
  for (const count of counts) {
    grid.counts.push(count)
    grid.rows.push(...gridOf({ ...input, counts: [count] }).rows)
    await letOthers()
  }
  return grid
}

type PlainInput = {
  tiers: readonly Tier[]
  selection: Selection
  count: number
  campaignBp: number
  customerBp: number | null
}

/** The configuration of a product without options. */
const nothingToChoose: Configuration = {
  groups: [],
  rules: [],
  runs: [],
  prices: {},
  ownSize: null,
  minCount: 1,
  maxCount: maxInteger,
}

/** The price of a product without options, by its runs (OPT-18); any choice is unknown. */
function quotePlain({ selection, ...input }: PlainInput): OptionsQuote {
  const sent = { choices: {}, ownSize: selection.ownSize }
  const inTheWay = findFindings(nothingToChoose, selection, sent, input.count)
  const priced = inTheWay.length > 0 ? null : calculatePrice(input)
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
    days: null,
    trim: null,
    factorBp: 0,
  }
}

/** The prices of all runs, or of `counts`; there is no turnaround. */
function plainGrid({ counts, ...input }: Omit<PlainInput, 'count'> & { counts?: number[] }): Grid {
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

import { setImmediate as letOthers } from 'node:timers/promises'
import type { Language } from '../../lib/languages.ts'
import { countPrices, type PriceCounter } from '../../procedures/count-prices.ts'
import type { Configuration, Selection } from './configuration.ts'
import { type Grid, gridOf } from './grid.ts'
import { type QuoteInput, quoteOptions } from './quote-options.ts'
import { type ProductQuote, toProductQuote } from './quote-output.ts'
import { nothingToChoose, plainGrid, quotePlain } from './quote-plain.ts'
import { findConfigured } from './read-options.ts'

type Asked = {
  id: number
  language: Language
  selection: Selection
  count: number
  counts?: number[] | undefined
}

/**
 * What a choice of a product costs the caller, with the prices of all runs, or of `counts`, and turnarounds (OPT-1);
 * of a product in which nothing can be chosen what its runs say (OPT-18).
 * @throws NOT_FOUND; RATE_LIMITED for more prices than anybody looks at
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
    const told = { configuration: nothingToChoose, language, version: null, count }
    return toProductQuote(
      quotePlain({ ...plain, count }),
      plainGrid({ ...plain, ...(counts && { counts }) }),
      told,
    )
  }
  const input = { ...asked, configuration }
  const told = { configuration, language, version, count }
  return toProductQuote(quoteOptions({ ...input, count }), await gridInTurns(input, counts), told)
}

const turnaroundsOf = ({ groups }: Configuration): number =>
  groups.find(({ kind }) => kind === 'turnaround')?.choices.length ?? 1

/** Each of a hundred choices takes as long as a short selection as a whole. */
const weightOf = ({ choices }: Selection): number =>
  1 + Object.values(choices).reduce((sum, keys) => sum + keys.length, 0) / 100

/** {@link gridOf}, with others answered in between: the largest has thousands of prices. */
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

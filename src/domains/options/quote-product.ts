import type { Language } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { Selection } from './configuration.ts'
import { gridOf } from './grid.ts'
import { quoteOptions } from './quote-options.ts'
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
 * @throws NOT_FOUND
 */
export async function quoteProduct(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller | null,
  { id, language, count, counts, selection }: Asked,
): Promise<ProductQuote> {
  const { version, configuration, tiers, campaignBp, customerBp } = await findConfigured(deps, caller, id)
  const asked = { selection, campaignBp, customerBp }
  const some = counts && { counts }
  if (configuration === null) {
    const plain = { ...asked, tiers }
    const told = { configuration: nothingToChoose, language, version: null, count }
    return toProductQuote(quotePlain({ ...plain, count }), plainGrid({ ...plain, ...some }), told)
  }
  const input = { ...asked, configuration }
  const told = { configuration, language, version, count }
  return toProductQuote(quoteOptions({ ...input, count }), gridOf({ ...input, ...some }), told)
}

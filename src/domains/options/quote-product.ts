import { notFound } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { Selection } from './configuration.ts'
import { gridOf } from './grid.ts'
import { quoteOptions } from './quote-options.ts'
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
 * What a choice of a product costs the caller, with the prices of all runs, or of `counts`, and turnarounds (OPT-1).
 * @throws NOT_FOUND, also where the product has no choices
 */
export async function quoteProduct(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller | null,
  { id, language, count, counts, selection }: Asked,
): Promise<ProductQuote> {
  const { version, configuration, ...reductions } = await findConfigured(deps, caller, id)
  if (version === null || configuration === null) throw notFound()
  const input = { configuration, selection, ...reductions }
  const grid = gridOf({ ...input, ...(counts && { counts }) })
  return toProductQuote(quoteOptions({ ...input, count }), grid, { configuration, language, version, count })
}

import type { FieldError, Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Quote } from '../catalog/pricing.ts'
import type { Configuration, Selection } from '../options/configuration.ts'
import { findingErrors } from '../options/finding-words.ts'
import { isOnlyAsked } from '../options/findings.ts'
import { type OrderedOptions, toOrderedOptions } from '../options/ordered-options.ts'
import { plainQuote } from '../options/plain-quote.ts'
import { quoteOptions } from '../options/quote-options.ts'

const noChoices: Message = /*i18n*/ {
  id: 'orders.noChoices',
  message: 'Nothing can be chosen of this product.',
}

type Asked = {
  selection: Selection | undefined
  count: number
  /** Of the errors. */
  language: Language
  campaignBp: number | null
  customerBp: number | null
}

/**
 * What was chosen of a product, with its price (OPT-10); without a choice its first ones count. Null where nothing can
 * be chosen; the errors of what isn't possible, by group and choice.
 */
export function priceOptions(
  offered: { version: number; configuration: Configuration } | null,
  { selection, language, ...asked }: Asked,
): { quote: Quote | null; options: OrderedOptions } | { errors: FieldError[] } | null {
  if (!offered)
    return selection && hasAny(selection) ? { errors: [{ path: 'options', message: noChoices }] } : null
  const { configuration, version } = offered
  const input = { configuration, selection: selection ?? { choices: {}, ownSize: null }, ...asked }
  const priced = quoteOptions(input)
  if (!priced.isOrderable) {
    const inTheWay = priced.findings.filter((finding) => !isOnlyAsked(finding))
    return { errors: findingErrors(inTheWay, configuration, language) }
  }
  return {
    quote: plainQuote(input, priced),
    options: toOrderedOptions(configuration, version, priced),
  }
}

const hasAny = ({ choices, ownSize }: Selection): boolean =>
  ownSize !== null || Object.values(choices).some((keys) => keys.length > 0)

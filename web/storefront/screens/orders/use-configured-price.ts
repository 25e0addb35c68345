import { useMemo } from 'react'
import { type OptionsQuote, quoteOptions } from '../../../../src/domains/options/quote-options.ts'
import type { LocalConfiguration } from '../../kit/options/options-query.ts'
import type { OrderForm } from './use-order-form.ts'

export type ConfiguredPrice = { configuration: LocalConfiguration; quote: OptionsQuote<string> }

const firstChoices = { choices: {}, ownSize: null }

/** What the choice costs, by the function that the server uses too (OPT-1); null where nothing can be chosen. */
export function useConfiguredPrice({ options, draft, count }: OrderForm): ConfiguredPrice | null {
  const selection = draft.options ?? firstChoices
  return useMemo(() => {
    if (!options?.configuration) return null
    const { configuration, reduction } = options
    const campaignBp = reduction.percentageBp
    return { configuration, quote: quoteOptions({ configuration, selection, count, campaignBp }) }
  }, [options, selection, count])
}

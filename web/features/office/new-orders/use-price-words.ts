import { useLingui } from '@lingui/react/macro'
import type { PriceProblem } from './price-text.ts'

/** What is wrong with a price, and what to write instead (specification 5: 'Qiyməti daxil edin'). */
export function usePriceWords(): (problem: PriceProblem) => string {
  const { t } = useLingui()
  return (problem) => {
    if (problem === 'empty') return t`Enter the price`
    if (problem === 'notPositive') return t`The price must be above 0`
    if (problem === 'tooMuch') return t`At most 10,000,000 ₼`
    return t`Write the price as a number: 12.50`
  }
}

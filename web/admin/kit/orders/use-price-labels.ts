import { useLingui } from '@lingui/react/macro'
import { unclearFigure } from '../../../../src/lib/written-numbers.ts'

/**
 * The error of a price, by its message in `src/lib/validation.ts`, and what to write instead (ORD-5: 'Qiyməti
 * daxil edin').
 */
export function usePriceLabels(): (id: string) => string {
  const { t, i18n } = useLingui()
  return (id) => {
    if (id === unclearFigure.id) return i18n._(unclearFigure)
    if (id === 'field.required' || id === 'orders.priceRequired') return t`Enter the price`
    if (id === 'field.above' || id === 'field.atLeast') return t`The price must be above 0`
    if (id === 'field.atMost') return t`At most 10,000,000 ₼`
    return t`Write the price as a number: 12.50`
  }
}

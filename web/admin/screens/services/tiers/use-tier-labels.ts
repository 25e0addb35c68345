import { useLingui } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import type { FieldError } from '../../../kit/forms/use-resolver.ts'
import { usePriceLabels } from '../../../kit/orders/use-price-labels.ts'
import { mostTiers, type TierRow } from './tier-rows.ts'

/** The error texts of a tier's figures. */
export function useTierLabels() {
  const { t } = useLingui()
  const language = useLanguage()
  const priceLabel = usePriceLabels()
  const countLabel = (id: string, figure: unknown): string => {
    if (figure === '') return t`Write how many pieces`
    if (id === 'field.atLeast') return t`The run must be above 0`
    if (id === 'field.atMost') return t`This run is too large`
    if (id === 'catalog.countTaken') return t`There is already a price for this run`
    if (id === 'tiers.notRising') return t`The run must be larger than in the row above`
    return t`Write a whole number: 500`
  }
  /** The text by an error's message and its figure. */
  const texts = (column: string, id: string, figure: unknown): string =>
    column === 'count' ? countLabel(id, figure) : priceLabel(figure === '' ? 'field.required' : id)
  return {
    texts,
    /** The texts for the rows of a form. */
    says: ({ id, path, input }: FieldError): string | undefined =>
      path.length > 1 ? texts(String(path[2]), id, input) : t`At most ${mostTiers} tiers`,
    /** All tiers in a line: `50: 14,00 ₼ · 100: 22,00 ₼`. */
    inLine: (rows: readonly TierRow[]): string =>
      rows
        .filter(({ count, price }) => count !== '' || price !== '')
        .map(({ count, price }) => {
          const pieces = typeof count === 'number' ? formatNumber(count, language) : count
          return `${pieces}: ${typeof price === 'number' ? formatMoney(price, language) : price}`
        })
        .join(' · '),
  }
}

import { useLingui } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { usePriceWords } from '../../new-orders/use-price-words.ts'
import { faultsOf, mostTiers, type TierProblem, type TierRow, tiersOf } from './tier-rows.ts'

/** What is wrong with a figure of a tier, in words. */
export function useTierWords() {
  const { t } = useLingui()
  const language = useLanguage()
  const priceWords = usePriceWords()
  const ofCount: Record<TierProblem, string> = {
    empty: t`Write how many pieces`,
    unreadable: t`Write a whole number: 500`,
    notPositive: t`The count must be above 0`,
    tooMuch: t`This count is too large`,
    doubled: t`There is a price for this count already`,
    notRising: t`The count must be larger than in the row above`,
  }
  const words = (column: keyof TierRow, problem: TierProblem): string =>
    column === 'count' || problem === 'doubled' || problem === 'notRising'
      ? ofCount[problem]
      : priceWords(problem)
  return {
    words,
    /** The faults of a form, by field: `prices.1.count`. */
    check: (name: string, rows: readonly TierRow[]): Record<string, string> => {
      const found = faultsOf(rows).flatMap((faults, index) =>
        (['count', 'price'] as const).flatMap((column) => {
          const problem = faults[column]
          return problem ? [[`${name}.${index}.${column}`, words(column, problem)] as const] : []
        }),
      )
      const isLong = tiersOf(rows).length > mostTiers
      return { ...(isLong && { [name]: t`At most ${mostTiers} tiers` }), ...Object.fromEntries(found) }
    },
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

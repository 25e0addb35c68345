import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { textIn } from '../../../../src/domains/options/in-language.ts'
import { intlLocales } from '../../../../src/lib/languages.ts'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatAmount } from '../../kit/formats.ts'
import type { Cell, PriceRow } from './cells.ts'
import type { OptionsValues } from './options-values.ts'

/** The names of the editor's parts, and short texts of what they hold. */
export function useOptionsTexts() {
  const { t } = useLingui()
  const names: Record<keyof OptionsValues, string> = {
    groups: t`Choices`,
    rules: t`Exclusions`,
    runs: t`Runs`,
    cells: t`Price table`,
    ownSize: t`Custom size`,
    minCount: t`Smallest run`,
    maxCount: t`Above this run: ask us`,
  }
  const texts = (_key: string, value: unknown): string | undefined => {
    if (Array.isArray(value)) {
      const count = value.length
      return t`${plural(count, { one: '# entry', other: '# entries' })}`
    }
    return undefined
  }
  return { names, texts }
}

/** Keeps all decimals, as one piece may add a hundredth of a qəpik. */
const exact = (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
const figures = { az: exact(intlLocales.az), ru: exact(intlLocales.ru), en: exact(intlLocales.en) }

/** The texts of cells and rows. */
export function useCellTexts() {
  const { t } = useLingui()
  const language = useLanguage()
  /** The price as the table shows it. */
  const amount = (cell: Cell): string => {
    if (cell === null) return t`ask us`
    return typeof cell === 'number' ? formatAmount(cell / 100, language) : cell
  }
  const run = (count: number): string => formatNumber(count, language)
  return {
    amount,
    run,
    /** The price with all its decimals. */
    figure: (value: number): string => figures[language].format(value),
    /** The price with its sign: `92,00 ₼`. */
    money: (qepik: number): string => formatMoney(qepik / 100, language),
    /** The price of one piece. */
    piece: (price: number, count: number): string => formatMoney(price / count / 100, language, 4),
    row: ({ choices }: PriceRow): string => choices.map(({ name }) => textIn(name, language)).join(', '),
    pieces: (count: number): string => {
      const figure = run(count)
      return t`${figure} pcs`
    },
  }
}

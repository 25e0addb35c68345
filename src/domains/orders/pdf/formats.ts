import type { Language } from '../../../lib/languages.ts'
import { type Qepik, toAzn } from '../../../lib/money.ts'
import { withPercentSign } from '../../../lib/percent.ts'

const locales = { az: 'az', ru: 'ru', en: 'en-GB' } as const satisfies Record<Language, string>

/** `1.180,00 ₼`; more `maxDecimals` show the price of one piece exactly enough. */
export function formatPrice(price: Qepik, language: Language, maxDecimals = 2): string {
  const figures = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: maxDecimals,
  })
  return `${figures.format(toAzn(price))}\u00a0₼`
}

/** `12,5%`, with a no-break space in Russian; takes basis points. */
export const formatPercent = (basisPoints: number, language: Language): string =>
  withPercentSign(
    new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(basisPoints / 100),
    language,
  )

/** `21 noyabr 2026`, the day in Baku. */
export const formatDay = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Asia/Baku' }).format(moment)

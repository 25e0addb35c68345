import type { Language } from '../../../lib/languages.ts'

const units = { az: 'kq', ru: 'кг', en: 'kg' } as const satisfies Record<Language, string>
const locales = { az: 'az', ru: 'ru', en: 'en-GB' } as const satisfies Record<Language, string>

/** Grams as kilograms with one decimal, `11,3 kq`; never 0. */
export function formatKilos(grams: number, language: Language): string {
  const figures = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 })
  return `${figures.format(Math.max(0.1, grams / 1000))}\u00a0${units[language]}`
}

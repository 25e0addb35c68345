import type { Language } from '../../lib/languages.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'

const locales = { az: 'az', ru: 'ru', en: 'en-GB' } as const satisfies Record<Language, string>

/** `12,50 AZN` in the reader's way; the sign ₼ is missing from the fonts of many mail programs. */
export function formatMoney(price: Qepik, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'AZN',
    currencyDisplay: 'code',
  }).format(toAzn(price))
}

export const formatCount = (count: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(count)

/** Day and time of the clock in Baku. */
export function formatMoment(moment: Date, language: Language): string {
  const timeZone = 'Asia/Baku'
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(moment)
  const time = new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone }).format(moment)
  return `${day}, ${time}`
}

/** A stored day (midnight UTC), with its weekday; without the `г.` that ends it in Russian: sentences end with it. */
export const formatDay = (day: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' })
    .format(day)
    .replace(/\sг\.$/, '')

import type { Language } from '../../lib/languages.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'

const locales = { az: 'az', ru: 'ru', en: 'en-GB' } as const satisfies Record<Language, string>

/** One format for each language, made at its first use: making it takes far longer than using it. */
function inEach<Format>(make: (locale: string) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>()
  return (language) => {
    const format = made.get(language) ?? make(locales[language])
    made.set(language, format)
    return format
  }
}

const timeZone = 'Asia/Baku'
const money = inEach(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'AZN', currencyDisplay: 'code' }),
)
const counts = inEach((locale) => new Intl.NumberFormat(locale))
const days = inEach((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }))
const times = inEach((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }))
const hours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
const storedDays = inEach((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }))

/** `12,50 AZN` in the reader's format; many mail programs' fonts lack the sign ₼. */
export const formatMoney = (price: Qepik, language: Language): string => money(language).format(toAzn(price))

export const formatCount = (count: number, language: Language): string => counts(language).format(count)

/** A day and time in Baku. */
export const formatMoment = (moment: Date, language: Language): string =>
  `${days(language).format(moment)}, ${times(language).format(moment)}`

/** A stored day (midnight UTC) with its weekday; in Russian without `г.`, since sentences end with it. */
export const formatDay = (day: Date, language: Language): string =>
  storedDays(language)
    .format(day)
    .replace(/\sг\.$/, '')

const daysAndMonths = inEach(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const weekdays = inEach((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }))

/** A promised day `YYYY-MM-DD` in the same words as on the order's page (`web/lib/weekday.ts`). */
export function formatPromised(day: string, language: Language): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const parts = [daysAndMonths(language).format(noon), weekdays(language).format(noon)]
  return (language === 'az' ? parts : parts.toReversed()).join(', ')
}

/** The hour of a moment in Baku, `14:00`. */
export const formatHour = (iso: string): string => hours.format(new Date(iso))

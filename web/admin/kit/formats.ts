import { intlLocales, type Language } from '../../../src/lib/languages.ts'
import { formatDate, formatMoney } from '../../lib/formats.ts'
import { formatDayAndMonth } from '../../lib/weekday.ts'

/** AZN as it stands in a field: `1.240,00`, without the sign. */
export const formatAmount = (azn: number, language: Language): string =>
  formatMoney(azn, language).replace(/(?<!\s)\s*₼$/, '')

const timeZone = 'Asia/Baku'
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-CA', { timeZone })

/** The time of day in Baku, with the day where it isn't today's: `14:34`, `20 noy, 14:34`. */
export function formatMoment(iso: string, now: number, language: Language): string {
  const date = new Date(iso)
  return day.format(date) === day.format(new Date(now))
    ? clock.format(date)
    : formatDate(iso, language, 'moment')
}

// Chromium has no Azerbaijani names.
const azWeekdays: Record<string, string> = {
  Monday: 'bazar ertəsi',
  Tuesday: 'çərşənbə axşamı',
  Wednesday: 'çərşənbə',
  Thursday: 'cümə axşamı',
  Friday: 'cümə',
  Saturday: 'şənbə',
  Sunday: 'bazar',
}

/** The day of the week in Baku. */
export function formatWeekday(time: number, language: Language): string {
  const name = (locale: string) => new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }).format(time)
  if (language === 'az') return azWeekdays[name('en-GB')] ?? ''
  return name(language === 'ru' ? 'ru-RU' : 'en-GB')
}

/** The month of a day `YYYY-MM-DD` with its year: `avqust 2027`. */
export function longMonth(day: string, language: Language): string {
  const month =
    language === 'az'
      ? formatDayAndMonth(day, language).replace(/^\d+\s/, '')
      : new Intl.DateTimeFormat(intlLocales[language], { month: 'long', timeZone: 'UTC' }).format(
          new Date(`${day}T12:00:00Z`),
        )
  return `${month} ${day.slice(0, 4)}`
}

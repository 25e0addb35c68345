import type { Language } from '../../src/lib/languages.ts'
import { formatDate } from './formats.ts'

// Chromium has no Azerbaijani names.
const azWeekdays = ['bazar', 'bazar ertəsi', 'çərşənbə axşamı', 'çərşənbə', 'cümə axşamı', 'cümə', 'şənbə']
export const locales = { ru: 'ru-RU', en: 'en-GB' } as const

/** Noon of a day `YYYY-MM-DD`, in whatever zone it is looked at. */
export const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** The day and month of a day `YYYY-MM-DD`, such as `26 noyabr`. */
export function formatDayAndMonth(day: string, language: Language): string {
  if (language === 'az') return formatDate(`${day}T12:00:00Z`, 'az').replace(/ \d{4}$/, '')
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(noon(day))
}

/** The weekday of a day `YYYY-MM-DD`, in small letters where the language writes it so. */
export function formatWeekday(day: string, language: Language): string {
  if (language === 'az') return azWeekdays[noon(day).getUTCDay()] ?? ''
  return new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(noon(day))
}

/** `26 noyabr, cümə axşamı`, `четверг, 26 ноября`, `Thursday, 26 November`. */
export function formatPromised(day: string, language: Language): string {
  const parts = [formatDayAndMonth(day, language), formatWeekday(day, language)]
  return (language === 'az' ? parts : parts.toReversed()).join(', ')
}

/** The hour of a moment in Baku, `14:00`. */
export const formatHour = (iso: string): string =>
  new Date(Date.parse(iso) + 4 * 3_600_000).toISOString().slice(11, 16)

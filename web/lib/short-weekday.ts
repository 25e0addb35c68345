import type { Language } from '../../src/lib/languages.ts'
import { locales, noon } from './weekday.ts'

const azShortWeekdays = ['baz.', 'b.e.', 'ç.a.', 'çər.', 'c.a.', 'cümə', 'şən.']

/** The weekday of a day `YYYY-MM-DD` in few letters, such as `b.e.`. */
export function formatShortWeekday(day: string, language: Language): string {
  if (language === 'az') return azShortWeekdays[noon(day).getUTCDay()] ?? ''
  return new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' }).format(noon(day))
}

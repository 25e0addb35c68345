import type { Language } from '../../src/lib/languages.ts'
import { bakuYear, formatDate } from './formats.ts'
import { ordinalEnding } from './ordinal.ts'
import { serverNow } from './server-time.ts'

/**
 * A campaign's last day as it ends a phrase: `30 noyabradək`, `до 30 ноября`, `until 30 November`; with its year
 * where that isn't this one: `5 yanvar 2027-ci ilədək`.
 */
export function untilDay(iso: string, language: Language, now: Date = new Date(serverNow())): string {
  const isThisYear = bakuYear(new Date(iso)) === bakuYear(now)
  const whole = formatDate(iso, language)
  const day = isThisYear ? whole.replace(/\s\d{4}(?!\d).{0,20}$/, '') : whole
  if (language === 'ru') return `до ${day}`
  if (language === 'en') return `until ${day}`
  if (!isThisYear) return `${day}-${ordinalEnding(Number(day.slice(-4)))} ilədək`
  return `${day}${day.endsWith('aprel') ? 'ədək' : 'adək'}`
}

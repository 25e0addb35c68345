import type { Language } from '../../src/lib/languages.ts'
import { bakuYear, formatDate } from './formats.ts'

/**
 * A campaign's last day as it ends a phrase: `30 noyabradək`, `до 30 ноября`, `until 30 November`; with its year
 * where that isn't this one: `5 yanvar 2027-ci ilədək`.
 */
export function untilDay(iso: string, language: Language, now: Date = new Date()): string {
  const isThisYear = bakuYear(new Date(iso)) === bakuYear(now)
  const whole = formatDate(iso, language)
  const day = isThisYear ? whole.replace(/\s\d{4}.*$/, '') : whole
  if (language === 'ru') return `до ${day}`
  if (language === 'en') return `until ${day}`
  if (!isThisYear) return `${day}-${ordinalEnding(Number(day.slice(-4)))} ilədək`
  return `${day}${day.endsWith('aprel') ? 'ədək' : 'adək'}`
}

/** The ending of a year's ordinal, as it is read aloud: 2026-cı (altıncı), 2027-ci (yeddinci), 2030-cu (otuzuncu). */
function ordinalEnding(year: number): string {
  const endings = (text: string) => ['', ...text.split(' ')]
  const ones = endings('ci ci cü cü ci cı ci ci cu')[year % 10]
  return ones || endings('cu ci cu cı ci cı ci ci cı')[Math.floor(year / 10) % 10] || 'cü'
}

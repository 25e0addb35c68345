import type { Language } from '../../src/lib/languages.ts'

/** The ending of an ordinal, as it is read aloud: 3-cü (üçüncü), 2026-cı (altıncı), 2030-cu (otuzuncu). */
export function ordinalEnding(number: number): string {
  const endings = (text: string) => ['', ...text.split(' ')]
  const ones = endings('ci ci cü cü ci cı ci ci cu')[number % 10]
  return ones || endings('cu ci cu cı ci cı ci ci cı')[Math.floor(number / 10) % 10] || 'cü'
}

/** `3-cü` in Azerbaijani; elsewhere the plain figure. */
export const ordinal = (number: number, language: Language): string =>
  language === 'az' ? `${number}-${ordinalEnding(number)}` : String(number)

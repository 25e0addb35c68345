import type { Language } from '../../../src/lib/languages.ts'
import { formatDate } from '../../lib/formats.ts'

/** A campaign's last day as it ends a phrase: `30 noyabradək`, `до 30 ноября`, `until 30 November`. */
export function untilDay(iso: string, language: Language): string {
  const day = formatDate(iso, language).replace(/\s\d{4}.*$/, '')
  if (language === 'ru') return `до ${day}`
  if (language === 'en') return `until ${day}`
  return `${day}${day.endsWith('aprel') ? 'ədək' : 'adək'}`
}

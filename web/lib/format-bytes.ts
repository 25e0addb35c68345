import type { Language } from '../../src/lib/languages.ts'
import { formatNumber } from './formats.ts'

const units: Record<Language, readonly [small: string, large: string]> = {
  az: ['KB', 'MB'],
  ru: ['КБ', 'МБ'],
  en: ['KB', 'MB'],
}

/** A file's size as people write it: `840 KB`, `2,4 MB`. */
export const formatBytes = (bytes: number, language: Language): string => inUnits(bytes, language, 1000)

/** The same of a limit, which is counted in 1024s, and of a file beside it. */
export const formatBinary = (bytes: number, language: Language): string => inUnits(bytes, language, 1024)

function inUnits(bytes: number, language: Language, kilobyte: 1000 | 1024): string {
  const [small, large] = units[language]
  const kilobytes = bytes / kilobyte
  if (kilobytes < kilobyte)
    return `${formatNumber(Math.max(1, Math.round(kilobytes)), language)}\u00a0${small}`
  const megabytes = kilobytes / kilobyte
  const rounded = megabytes < 100 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)
  return `${formatNumber(rounded, language)}\u00a0${large}`
}

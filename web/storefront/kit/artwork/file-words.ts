import type { Language } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'

const megabyte = 1024 * 1024

/** `13`, `8.1`, `0.2`: megabytes as a figure; never nothing. */
export function megabytes(bytes: number, language: Language): string {
  const value = bytes / megabyte
  const rounded = value >= 10 ? Math.round(value) : Math.round(value * 10) / 10
  return formatNumber(Math.max(0.1, rounded), language)
}

/** A long name is cut in the middle, its ending kept. */
export function shortName(name: string, most = 40): string {
  const letters = [...name]
  if (letters.length <= most) return name
  const tail = Math.min(14, Math.floor(most / 2))
  return `${letters.slice(0, most - tail - 1).join('')}…${letters.slice(-tail).join('')}`
}

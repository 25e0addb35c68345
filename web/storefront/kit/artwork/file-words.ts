import type { Language } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'

const megabyte = 1024 * 1024

/** `13`, `8.1`, `0.2`: megabytes as a figure; never nothing. */
export function megabytes(bytes: number, language: Language): string {
  const value = bytes / megabyte
  const rounded = value >= 10 ? Math.round(value) : Math.round(value * 10) / 10
  return formatNumber(Math.max(0.1, rounded), language)
}

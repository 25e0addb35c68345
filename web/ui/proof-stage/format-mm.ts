import type { Language } from '../../../src/lib/languages.ts'
import { formatNumber } from '../../lib/formats.ts'

/** `5,6 mm`, to a tenth. */
export const formatMm = (mm: number, language: Language): string =>
  `${formatNumber(Math.round(mm * 10) / 10, language)} mm`

import type { Language } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import type { ArtworkPage } from '../../kit/orders/order-parts.ts'

/** `90 × 50 mm`: the finished piece. */
export function printedSize({ trim, scale }: ArtworkPage, language: Language): string {
  const printed = (mm: number) => formatNumber(Math.round(mm * scale * 10) / 10, language)
  return `${printed(trim.width)} × ${printed(trim.height)} mm`
}

import type { Language } from '../../../lib/languages.ts'
import type { Qepik } from '../../../lib/money.ts'
import { withPercentSign } from '../../../lib/percent.ts'
import { sayIn } from '../../email/email.ts'
import { vatPercent } from '../../tax/vat.ts'
import { formatPrice } from './formats.ts'
import { labels } from './labels.ts'
import { figure, left, right } from './page.ts'
import { grey, mm, type Pdf, set } from './sheet.ts'

/**
 * The row below a total that says how much of it is VAT, and where the next one begins; nothing of a seller who is no
 * VAT payer (DOC-32).
 */
export function drawVat(
  pdf: Pdf,
  { vat, language, y }: { vat: Qepik; language: Language; y: number },
): number {
  if (vat === 0) return y
  const percent = withPercentSign(String(vatPercent), language)
  const cell = { y, size: 10, colour: grey } as const
  pdf.part('TR', () => {
    set(pdf, sayIn(language)(labels.vat, { percent }), { ...cell, x: left, role: 'TH', scope: 'Row' })
    figure(pdf, formatPrice(vat, language), right, { ...cell, role: 'TD' })
  })
  return y + 6 * mm
}

import type { Qepik } from '../../lib/money.ts'

/** What a seller pays: VAT of 18 %, a simplified tax, or none. */
export type TaxKind = 'vat18' | 'simplified' | 'none'

/** The VAT that a gross sum contains: 18/118 of it, half a qəpik up, away from zero for what went back (REP-12). */
const vatIn = (gross: Qepik): Qepik => Math.sign(gross) * Math.floor((Math.abs(gross) * 36 + 118) / 236)

/**
 * The VAT of order lines, each reckoned by itself, and what is left of them; null for a seller who is no VAT payer,
 * who shows none (REP-12).
 */
export function vatOfLines(
  taxKind: TaxKind,
  lines: readonly Qepik[],
): { gross: Qepik; vat: Qepik; net: Qepik } | null {
  if (taxKind !== 'vat18') return null
  const sum = (of: (line: Qepik) => Qepik) => lines.reduce((all, line) => all + of(line), 0)
  const [gross, vat] = [sum((line) => line), sum(vatIn)]
  return { gross, vat, net: gross - vat }
}

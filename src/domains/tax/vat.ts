import type { Qepik } from '../../lib/money.ts'

/** How the seller is taxed (DOC-1). */
export const taxKinds = ['vat18', 'simplified', 'none'] as const
export type TaxKind = (typeof taxKinds)[number]

/** Per cent of the net sum. */
export const vatPercent = 18

/** A sum with what of it is VAT; `net` and `vat` add up to `gross`. */
export type TaxedSum = { gross: Qepik; net: Qepik; vat: Qepik }

/**
 * The VAT that a price holds: 18/118 of it, half up; of a sum that is given back as much less. A seller who is no VAT
 * payer has none (DOC-3).
 */
export function taxed(gross: Qepik, kind: TaxKind): TaxedSum {
  if (kind !== 'vat18') return { gross, net: gross, vat: 0 }
  const whole = 100 + vatPercent
  const half = Math.floor((2 * vatPercent * Math.abs(gross) + whole) / (2 * whole))
  const vat = gross < 0 ? -half : half
  return { gross, net: gross - vat, vat }
}

/** The sums of a document are those of its lines: what is reckoned from the total may differ from them (DOC-3). */
export const sumOfLines = (lines: readonly TaxedSum[]): TaxedSum =>
  lines.reduce(
    (sum, { gross, net, vat }) => ({ gross: sum.gross + gross, net: sum.net + net, vat: sum.vat + vat }),
    { gross: 0, net: 0, vat: 0 },
  )

/** The VAT that several prices hold, as a document of them would say it: each reckoned by itself (DOC-30). */
export const vatOf = (prices: readonly Qepik[], kind: TaxKind): Qepik =>
  sumOfLines(prices.map((price) => taxed(price, kind))).vat

const decimals = 9n

/**
 * The price of one piece in AZN without VAT, to nine decimals, half up: `0.161016949`. Multiplied by the quantity and
 * rounded it is the net sum again, for up to ten million pieces.
 */
export function unitPrice(net: Qepik, quantity: number): string {
  const [sum, pieces] = [BigInt(net), BigInt(quantity)]
  const scaled = (sum < 0n ? -sum : sum) * 10n ** (decimals - 2n)
  const rounded = (2n * scaled + pieces) / (2n * pieces)
  const digits = rounded.toString().padStart(Number(decimals) + 1, '0')
  const point = digits.length - Number(decimals)
  return `${sum < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}

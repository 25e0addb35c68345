/** How a suggested price came about, as lines of a calculation (AZN, as on the wire). */
export type QuoteView = {
  tier: { count: number; price: number }
  base: number
  percentage: number
  kind: 'campaign' | 'client' | null
  total: number
  saving: number
}

export type BaseLine =
  /** Exactly a tier: `500 pieces`. */
  | { kind: 'tier'; count: number }
  /** A multiple of a tier's run: `1 piece × 4`. */
  | { kind: 'times'; count: number; times: number }
  /** Pro rata at a tier's rate: 700 pieces at the rate of 500. */
  | { kind: 'rate'; count: number }
  /** Pro rata would cost more than the next bigger run, so it costs as much as that one. */
  | { kind: 'next' }
  /** Fewer than the smallest run, so it costs as much as that one. */
  | { kind: 'least'; count: number }

/** Which tier gave the price, and how. */
export function baseLine(quote: QuoteView, ordered: number): BaseLine {
  const { count, price } = quote.tier
  if (ordered < count) return { kind: 'least', count }
  if (ordered === count) return { kind: 'tier', count }
  const proRata = (Math.round(price * 100) * ordered) / count
  if (Math.round(quote.base * 100) < Math.floor(proRata)) return { kind: 'next' }
  const times = ordered / count
  return Number.isInteger(times) ? { kind: 'times', count, times } : { kind: 'rate', count }
}

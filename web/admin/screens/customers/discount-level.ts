type Discount = { limit: number; percentage: number }

export type DiscountLevel = {
  /** The customer's discount now, per cent; 0 for none. */
  percentage: number
  next: { percentage: number; missing: number } | null
}

/**
 * The discount of a spend (AZN): that of the highest limit it reaches counts, even if another's percentage is
 * higher (PRI-6); and what is missing to the next limit.
 */
export function discountLevelOf(discounts: readonly Discount[], budget: number): DiscountLevel {
  const rising = discounts.toSorted((one, other) => one.limit - other.limit)
  const next = rising.find(({ limit }) => limit > budget)
  return {
    percentage: rising.findLast(({ limit }) => limit <= budget)?.percentage ?? 0,
    next: next
      ? { percentage: next.percentage, missing: Math.round((next.limit - budget) * 100) / 100 }
      : null,
  }
}

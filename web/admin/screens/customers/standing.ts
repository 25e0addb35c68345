type Discount = { limit: number; percentage: number }

export type Standing = {
  /** Per cent that the customer has now; 0 for none. */
  percentage: number
  next: { percentage: number; missing: number } | null
}

/**
 * Where a spend (AZN) stands among the discounts: the one of the highest limit that it reaches counts, even if
 * another's percentage is higher (PRI-6); and what is missing to the next limit.
 */
export function standingOf(discounts: readonly Discount[], budget: number): Standing {
  const rising = discounts.toSorted((one, other) => one.limit - other.limit)
  const next = rising.find(({ limit }) => limit > budget)
  return {
    percentage: rising.findLast(({ limit }) => limit <= budget)?.percentage ?? 0,
    next: next
      ? { percentage: next.percentage, missing: Math.round((next.limit - budget) * 100) / 100 }
      : null,
  }
}

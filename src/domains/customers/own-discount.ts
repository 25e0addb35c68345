/** The discount of the highest limit that `spent` (qəpik) reaches, even if another's percentage is higher; null for none. */
export function ownDiscount(
  discounts: readonly { limit: number; percentageBp: number }[],
  spent: number,
): number | null {
  let best: { limit: number; percentageBp: number } | null = null
  for (const discount of discounts) {
    if (discount.limit <= spent && (best === null || discount.limit > best.limit)) best = discount
  }
  return best?.percentageBp ?? null
}

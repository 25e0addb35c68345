type Sums = {
  total: number
  paid: number
  refunded: number
  left: number
  over: number
  deposit: number
}

/**
 * The parts of a money bar, in hundredths of its length; `deposit` is the place of the tick. Null where there is
 * nothing to show.
 */
export function barParts({ total, paid, refunded, over, deposit }: Sums, asked: number) {
  const whole = Math.max(total, Math.min(paid, total) + refunded) + over
  if (whole === 0) return null
  const share = (sum: number) => (sum / whole) * 100
  return {
    paid: share(Math.min(paid, total)),
    refunded: share(refunded),
    asked: share(asked),
    over: share(over),
    deposit: deposit > 0 && deposit < total ? share(deposit) : null,
  }
}

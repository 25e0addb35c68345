type Sums = {
  total: number
  paid: number
  refunded: number
  left: number
  over: number
  deposit: number
  depositLeft: number
}
type Request = { kind: string; state: string; amount: number; dueOn: string | null }

/** What is asked for an order now, AZN: what is missing of the deposit, or all that is left; a free sum as it is. */
export function askedNow(
  { left, depositLeft }: Pick<Sums, 'left' | 'depositLeft'>,
  requests: readonly Request[],
): { amount: number; isDeposit: boolean } {
  const open = requests.filter(({ state }) => state === 'Open')
  const isDeposit = open.length > 0 && open.every(({ kind }) => kind === 'deposit')
  if (isDeposit) return { amount: depositLeft, isDeposit }
  const isFree = open.every(({ kind }) => kind === 'free')
  const free = open.reduce((sum, { amount }) => sum + amount, 0)
  return { amount: isFree ? Math.min(left, free) : left, isDeposit }
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

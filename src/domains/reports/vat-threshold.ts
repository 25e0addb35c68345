import type { Qepik } from '../../lib/money.ts'

/** Turnover of a month: everything, and what of it was paid cashless at retail. */
export type MonthTurnover = { turnover: Qepik; retail: Qepik }

type Watch = {
  /** Twelve months, the oldest first; the last one isn't over. */
  months: readonly MonthTurnover[]
  threshold: Qepik
  /** Basis points of the cashless retail turnover that count. */
  retailBp: number
}

/** Staff are told by email at this share of the threshold, in basis points (REP-14). */
const nearBp = 8000

/** The counted turnover at which staff are told by email that the threshold is near (REP-14). */
export const nearThreshold = (threshold: Qepik): Qepik => shareOf(threshold, nearBp)

/** In basis points of a sum, half a qəpik up, away from zero for what went back. */
const shareOf = (amount: Qepik, bp: number): Qepik =>
  Math.sign(amount) * Math.floor((Math.abs(amount) * bp + 5000) / 10_000)

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** The months of the pace, before the one that isn't over. */
const paceMonths = 3

/**
 * How far the turnover of twelve months is from the threshold of VAT, and when it crosses it if each month brings what
 * the last three whole ones brought on average (REP-11).
 * @returns `monthsLeft`: in how many months, 0 in the running one; null when it isn't crossed at this pace
 */
export function watchThreshold({ months, threshold, retailBp }: Watch) {
  const turnover = sum(months.map((month) => month.turnover))
  const retail = sum(months.map((month) => month.retail))
  const uncounted = retail - shareOf(retail, retailBp)
  const counted = turnover - uncounted
  const monthly = months.map((month) => month.turnover - month.retail + shareOf(month.retail, retailBp))
  const pace = Math.round(sum(monthly.slice(-1 - paceMonths, -1)) / paceMonths)
  const running = monthly.at(-1) ?? 0
  const expected = [...monthly.slice(0, -1), Math.max(running, pace)]
  return {
    turnover,
    retail,
    uncounted,
    counted,
    left: Math.max(0, threshold - counted),
    pace,
    monthsLeft: counted >= threshold ? 0 : monthsUntil({ expected, pace, threshold }),
  }
}

/** After twelve months every one in the sum is of the pace: it is crossed by then, or never. */
function monthsUntil({
  expected,
  pace,
  threshold,
}: {
  expected: readonly Qepik[]
  pace: Qepik
  threshold: Qepik
}): number | null {
  for (let ahead = 0; ahead <= expected.length; ahead += 1) {
    const known = expected.slice(ahead)
    if (sum(known) + pace * (expected.length - known.length) >= threshold) return ahead
  }
  return null
}

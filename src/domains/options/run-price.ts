/** An exact amount in qəpik: each line is rounded once. */
export type Exact = { numerator: bigint; denominator: bigint }

/** The prices of all runs for one combination of choices, in qəpik; null where it is on request. */
export type Row = readonly (number | null)[]
export type Run = { runs: readonly number[]; count: number }

/**
 * A tier's own price at its run, in between pro rata at its rate but never above the next one's, below the
 * first run the first one's; no tier costs more than a bigger one (OPT-3).
 */
export function runPrice(row: Row, { runs, count }: Run): Exact | null {
  const index = tierAt(runs, count)
  const [run, own] = [runs[index], row[index]]
  if (run === undefined || own === undefined || own === null) return null
  const next = leastFrom(row, index + 1)
  const price = next === null ? own : Math.min(own, next)
  if (count <= run) return { numerator: BigInt(price), denominator: 1n }
  const proRata = { numerator: BigInt(price) * BigInt(count), denominator: BigInt(run) }
  return next !== null && proRata.numerator > BigInt(next) * proRata.denominator
    ? { numerator: BigInt(next), denominator: 1n }
    : proRata
}

/** The same, or the price of a bigger run where this one is on request. */
export function leastPrice(row: Row, at: Run): Exact | null {
  const bigger = leastFrom(row, tierAt(at.runs, at.count) + 1)
  return runPrice(row, at) ?? (bigger === null ? null : { numerator: BigInt(bigger), denominator: 1n })
}

/** The index of the run whose price applies to a count. */
export const tierAt = (runs: readonly number[], count: number): number =>
  Math.max(
    0,
    runs.findLastIndex((run) => run <= count),
  )

/** The lowest price of the runs from `index` on. */
export function leastFrom(row: Row, index: number): number | null {
  let least: number | null = null
  for (const price of row.slice(index)) if (price !== null && (least === null || price < least)) least = price
  return least
}

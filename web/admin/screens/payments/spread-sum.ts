import type { Qepik } from '../../../../src/lib/money.ts'

/** An order that can be paid; `typed`: what staff put to it themselves. */
export type SpreadLine = { left: Qepik; typed: Qepik | null }

/**
 * What of a sum is for which order: what staff typed stays, the others share what remains, the first ones first.
 * `rest` is for no order; below 0 more was typed than came in.
 */
export function spreadSum(sum: Qepik, lines: readonly SpreadLine[]): { amounts: Qepik[]; rest: Qepik } {
  const typed = lines.reduce((all, line) => all + (line.typed ?? 0), 0)
  let open = sum - typed
  const amounts = lines.map((line) => {
    if (line.typed !== null) return line.typed
    const part = Math.min(line.left, Math.max(0, open))
    open -= part
    return part
  })
  return { amounts, rest: open }
}

/** What the customer gets back of the money given; null where too little was given. */
export const changeOf = (sum: Qepik, given: Qepik): Qepik | null => (given < sum ? null : given - sum)

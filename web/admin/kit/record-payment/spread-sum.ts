import type { Qepik } from '../../../../src/lib/money.ts'

/** An order that can be paid; `asked`: what of it is asked for now; `typed`: what staff put to it themselves. */
export type SpreadLine = { left: Qepik; asked: Qepik; typed: Qepik | null }

/**
 * What of a sum is for which order: what staff typed stays, the others share what remains, the first ones first: what
 * is asked for now before everything else. `rest` is for no order; below 0 more was typed than came in.
 */
export function spreadSum(sum: Qepik, lines: readonly SpreadLine[]): { amounts: Qepik[]; rest: Qepik } {
  const typed = lines.reduce((all, line) => all + (line.typed ?? 0), 0)
  let open = sum - typed
  const take = (most: Qepik): Qepik => {
    const part = Math.min(most, Math.max(0, open))
    open -= part
    return part
  }
  const asked = lines.map((line) => line.typed ?? take(Math.min(line.asked, line.left)))
  const amounts = lines.map((line, index) => {
    const first = asked[index] ?? 0
    return line.typed ?? first + take(line.left - first)
  })
  return { amounts, rest: open }
}

/** What the customer gets back of the money given; null where too little was given. */
export const changeOf = (sum: Qepik, given: Qepik): Qepik | null => (given < sum ? null : given - sum)

import { useEffect, useState } from 'react'
import type { BasketQuote } from '../../../../src/domains/basket/quote-output.ts'
import type { BasketLine } from '../../../lib/basket/device-basket.ts'

type OrderPress = {
  lines: readonly BasketLine[]
  quote: BasketQuote | undefined
  isCurrent: boolean
  isError: boolean
  /** At the prices that were shown at the press. */
  order: (quote: BasketQuote) => void
  /** The prices are other ones than at the press. */
  changed: () => void
  failed: () => void
}

/** Of these lines alone: what was removed just now still stands in the last answer. */
const totalsOf = (quote: BasketQuote, lines: readonly BasketLine[]): string =>
  JSON.stringify(lines.map(({ id }) => quote.lines.find((line) => line.id === id)?.total))

/** Ordering at the prices that are shown: while newer ones are on their way it waits for them, and goes on when they are the same. */
export function useOrderPress({ lines, quote, isCurrent, isError, order, changed, failed }: OrderPress) {
  const [pressed, setPressed] = useState<string | null>(null)
  const isSettled = pressed !== null && (isCurrent || isError)
  useEffect(() => {
    if (!isSettled) return
    setPressed(null)
    if (!isCurrent || !quote) failed()
    else if (totalsOf(quote, lines) === pressed) order(quote)
    else changed()
  }, [isSettled, isCurrent, lines, quote, pressed, order, changed, failed])
  return {
    isWaiting: pressed !== null,
    press: () => (quote ? setPressed(totalsOf(quote, lines)) : failed()),
  }
}

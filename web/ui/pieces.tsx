import { Plural } from '@lingui/react/macro'
import { formatNumber } from '../lib/formats.ts'
import { useLanguage } from '../lib/language.tsx'

/** `370 pieces`, as the reader writes the figure. */
export function Pieces({ count }: { count: number }) {
  const pieces = formatNumber(count, useLanguage())
  return <Plural value={count} one={`${pieces} piece`} other={`${pieces} pieces`} />
}

/** `Order 370 pieces`: what the button of an order says. */
export function OrderPieces({ count }: { count: number }) {
  const pieces = formatNumber(count, useLanguage())
  return <Plural value={count} one={`Order ${pieces} piece`} other={`Order ${pieces} pieces`} />
}

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { lineName } from '../../../../src/domains/options/choice-labels.ts'
import { formatNumber, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import type { OrderRow } from './queries.ts'
import { baseLine, type QuoteView } from './quote-lines.ts'

/** A line of a calculation: its name, and what it adds (AZN; below 0 for a reduction). */
export type PriceLine = { key: string; label: ReactNode; azn: number }

type Quoted = Pick<OrderRow, 'quote' | 'count' | 'options'>

/** How the suggestion came about when the order was placed; none where there was no price. */
export function usePriceLines({ quote, count, options }: Quoted): {
  lines: PriceLine[]
  total: number | null
} {
  const language = useLanguage()
  const off = quote && quote.kind !== null && (
    <DiscountLabel kind={quote.kind} percentage={quote.percentage} />
  )
  if (options && options.lines.length > 0) {
    const lines = options.lines.map((line): PriceLine => {
      const name = lineName(options, line, language)
      const key = [line.kind, line.group, line.choice].join('/')
      if (name !== null) return { key, label: name, azn: line.amount }
      const isOff = line.kind === 'reduction' && off
      return { key, label: isOff || <PartLabel kind={line.kind} />, azn: line.amount }
    })
    return { lines, total: quote?.total ?? sumOf(lines) }
  }
  if (!quote) return { lines: [], total: null }
  const base = { key: 'base', label: <BaseLabel quote={quote} count={count} />, azn: quote.base }
  if (!off) return { lines: [base], total: quote.total }
  return { lines: [base, { key: 'reduction', label: off, azn: -quote.saving }], total: quote.total }
}

const sumOf = (lines: readonly PriceLine[]): number =>
  Math.round(lines.reduce((sum, { azn }) => sum + azn, 0) * 100) / 100

/** The calculation as a table, with the amounts at the right. */
export const PriceLineRows = ({ lines }: { lines: readonly PriceLine[] }) =>
  lines.map(({ key, label, azn }) => (
    <PriceRow key={key} label={label}>
      <SignedMoney azn={azn} />
    </PriceRow>
  ))

export const PriceRow = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="min-w-0 text-t2 wrap-anywhere">{label}</dt>
    <dd className="whitespace-nowrap tabular-nums">{children}</dd>
  </div>
)

/** The label of a line that no choice names. */
export const PartLabel = ({ kind }: { kind: 'base' | 'addOn' | 'turnaround' | 'reduction' }) =>
  kind === 'reduction' ? <Trans>Discount</Trans> : <Trans>Base price</Trans>

/** The lines after one another, where there is no room for a table. */
export function PriceLinesShort({ order, className }: { order: Quoted; className?: string }) {
  const { lines } = usePriceLines(order)
  if (lines.length === 0) return null
  return (
    <span className={className}>
      {lines.map(({ key, label, azn }, index) => (
        <span key={key}>
          {index > 0 && ' · '}
          {label}{' '}
          <span className="whitespace-nowrap tabular-nums">
            <SignedMoney azn={azn} />
          </span>
        </span>
      ))}
    </span>
  )
}

export const SignedMoney = ({ azn }: { azn: number }) =>
  azn < 0 ? (
    <>
      −<Money azn={-azn} />
    </>
  ) : (
    <Money azn={azn} />
  )

function BaseLabel({ quote, count }: { quote: QuoteView; count: number }) {
  const language = useLanguage()
  const line = baseLine(quote, count)
  if (line.kind === 'next') return <Trans>Price of the next tier</Trans>
  const run = formatNumber(line.count, language)
  if (line.kind === 'tier') return <Trans>Tier of {run} pcs</Trans>
  if (line.kind === 'times')
    return (
      <Trans>
        Tier of {run} pcs × {formatNumber(line.times, language)}
      </Trans>
    )
  if (line.kind === 'least') return <Trans>Smallest tier, {run} pcs</Trans>
  return <Trans>At the rate of {run} pcs</Trans>
}

function DiscountLabel({ kind, percentage }: { kind: 'campaign' | 'client'; percentage: number }) {
  const percent = formatPercent(percentage, useLanguage())
  return kind === 'campaign' ? <Trans>Campaign {percent}</Trans> : <Trans>Customer discount {percent}</Trans>
}

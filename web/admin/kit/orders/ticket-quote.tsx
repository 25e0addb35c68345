import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatNumber, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import type { NewOrder } from './new-orders-queries.ts'
import { baseLine } from './quote-lines.ts'

/** How the suggestion came about when the order was placed: tier, discount, total. */
export function TicketQuote({ order }: { order: Pick<NewOrder, 'quote' | 'count'> }) {
  const { quote } = order
  return (
    <section className="px-4 pt-4 pb-4">
      <h3 className="admin-meta mb-1.5 text-t3">
        <Trans>How the suggestion was calculated</Trans>
      </h3>
      {quote ? (
        <dl className="flex flex-col gap-1">
          <Line label={<BaseLabel quote={quote} count={order.count} />}>
            <Money azn={quote.base} />
          </Line>
          {quote.kind === null ? (
            <Line label={<Trans>Discount</Trans>}>
              <span className="text-t3">
                <Trans>none</Trans>
              </span>
            </Line>
          ) : (
            <Line label={<DiscountLabel kind={quote.kind} percentage={quote.percentage} />}>
              −<Money azn={quote.saving} />
            </Line>
          )}
          <div className="mt-1 flex justify-between gap-4 border-t3 border-t pt-1.5 font-semibold">
            <dt>
              <Trans>Suggestion</Trans>
            </dt>
            <dd>
              <Money azn={quote.total} />
            </dd>
          </div>
        </dl>
      ) : (
        <p className="text-t2">
          <NoQuote count={order.count} />
        </p>
      )}
    </section>
  )
}

const Line = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-t2">{label}</dt>
    <dd className="whitespace-nowrap tabular-nums">{children}</dd>
  </div>
)

function BaseLabel({ quote, count }: { quote: NonNullable<NewOrder['quote']>; count: number }) {
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

function NoQuote({ count }: { count: number }) {
  const pieces = formatNumber(count, useLanguage())
  return <Trans>There is no price tier for {pieces} pcs: write the price by hand.</Trans>
}

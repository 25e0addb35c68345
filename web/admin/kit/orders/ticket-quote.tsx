import { Trans } from '@lingui/react/macro'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { PriceLineRows, PriceRow, usePriceLines } from './price-lines.tsx'
import type { OrderRow } from './queries.ts'

/** How the suggestion came about when the order was placed: line by line, what came off, total. */
export function TicketQuote({ order }: { order: Pick<OrderRow, 'quote' | 'count' | 'options'> }) {
  const { lines, total } = usePriceLines(order)
  return (
    <section className="px-4 pt-4 pb-4">
      <h3 className="admin-meta mb-1.5 text-t3">
        <Trans>How the suggestion was calculated</Trans>
      </h3>
      {total === null ? (
        <p className="text-t2">
          <NoQuote order={order} />
        </p>
      ) : (
        <dl className="flex flex-col gap-1">
          <PriceLineRows lines={lines} />
          {!lines.some(({ azn }) => azn < 0) && (
            <PriceRow label={<Trans>Discount</Trans>}>
              <span className="text-t3">
                <Trans>none</Trans>
              </span>
            </PriceRow>
          )}
          <div className="mt-1 flex justify-between gap-4 border-t3 border-t pt-1.5 font-semibold">
            <dt>
              <Trans>Suggestion</Trans>
            </dt>
            <dd>
              <Money azn={total} />
            </dd>
          </div>
        </dl>
      )}
    </section>
  )
}

function NoQuote({ order: { options, count } }: { order: Pick<OrderRow, 'count' | 'options'> }) {
  const pieces = formatNumber(count, useLanguage())
  if (options) return <Trans>These choices are priced on request: write the price by hand.</Trans>
  return <Trans>There is no price tier for {pieces} pcs: write the price by hand.</Trans>
}

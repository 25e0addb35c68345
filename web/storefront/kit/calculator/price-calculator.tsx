import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { toAzn } from '../../../../src/lib/money.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { OrderPieces } from '../../../ui/pieces.tsx'
import { QuantityField, type WrongCount } from '../../../ui/quantity-field.tsx'
import { AddToBasket } from '../basket/add-to-basket.tsx'
import { NextRun } from './next-run.tsx'
import { PriceTotal } from './price-total.tsx'
import { QuantityRuler } from './quantity-ruler.tsx'
import { countStep, quoteOf, type WireTier } from './wire-quote.ts'

type PriceCalculatorProps = {
  tiers: readonly WireTier[]
  count: number
  onChange: (count: number) => void
  /** What is ordered; the choice is kept on the way to the order form. */
  order: { service: number; product?: number }
  /** Below the price. */
  children?: ReactNode
}

/** A live price for any count, on a flat of the area's ink; it ends in the order form. Without a count there is none (OPT-20). */
export function PriceCalculator({ tiers, count, onChange, order, children }: PriceCalculatorProps) {
  // It is of the count that it was typed at: another one was chosen elsewhere.
  const [wrong, setWrong] = useState<{ what: WrongCount; at: number } | null>(null)
  const unfinished = wrong?.at === count ? wrong.what : null
  const quote = quoteOf(tiers, count)
  if (!quote) return null
  const choose = (chosen: number) => {
    setWrong(null)
    onChange(chosen)
  }
  return (
    <div className="flex flex-col gap-6 bg-ink p-5 text-on-ink md:p-8">
      <Field
        label={<Trans>How many pieces do you need?</Trans>}
        error={
          unfinished === 'unreadable' && (
            <span className="bg-white px-1.5">
              <Trans>Write a whole number, for example 500.</Trans>
            </span>
          )
        }
      >
        <QuantityField
          name="count"
          value={count}
          onChange={onChange}
          onWrong={(what) => setWrong(what && { what, at: count })}
          step={countStep}
          max={100_000_000}
        />
      </Field>
      <QuantityRuler counts={tiers.map((tier) => tier.count)} value={count} onChange={choose} />
      {unfinished ? null : (
        <>
          <NextRun quote={quote} onChoose={choose} />
          <PriceTotal quote={quote} count={count} />
          {children}
          <OrderLink order={{ ...order, count }} total={toAzn(quote.total)} />
        </>
      )}
    </div>
  )
}

type OrderLinkProps = {
  order: PriceCalculatorProps['order'] & { count: number }
  /** AZN */
  total: number
}

const OrderLink = ({ order, total }: OrderLinkProps) => (
  <div>
    <LinkButton to="/order" search={order} wide arrow className="hover:bg-paper hover:text-key">
      <OrderPieces count={order.count} />
    </LinkButton>
    <AddToBasket
      className="pt-2"
      line={{
        serviceId: order.service,
        serviceTypeId: order.product ?? null,
        options: null,
        count: order.count,
        seenTotal: total,
      }}
    />
    <p className="type-small pt-3">
      <Trans>A manager confirms the final price after looking at the artwork.</Trans>
    </p>
  </div>
)

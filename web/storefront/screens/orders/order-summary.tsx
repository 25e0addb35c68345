import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { isOnlyAsked } from '../../../../src/domains/options/findings.ts'
import { toAzn } from '../../../../src/lib/money.ts'
import { HalftoneSheet } from '../../../ui/halftone-sheet.tsx'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NextRun } from '../../kit/calculator/next-run.tsx'
import { PriceTotal } from '../../kit/calculator/price-total.tsx'
import { QuantityRuler } from '../../kit/calculator/quantity-ruler.tsx'
import { quoteOf } from '../../kit/calculator/wire-quote.ts'
import { CanChangeLater, DeliveryRow, TotalName, withDelivery } from '../../kit/delivery/delivery-sums.tsx'
import type { Delivery } from '../../kit/delivery/use-delivery.ts'
import { VatOf } from '../../kit/money/vat-line.tsx'
import { searchOf } from '../../kit/options/choice-search.ts'
import { ChosenList } from '../../kit/options/chosen-list.tsx'
import { useFindingText } from '../../kit/options/use-finding-text.ts'
import { DiscountBadge } from '../../kit/services/discount-badge.tsx'
import { PlainReady } from '../../kit/services/plain-ready.tsx'
import { ReadyLeaf } from '../../kit/services/ready-leaf.tsx'
import { readyDayOf, useReady } from '../../kit/services/use-ready.ts'
import type { ConfiguredPrice, OrderForm } from './use-order-form.ts'

/** The surface is light above, where the text stands. */
const tone = (x: number, y: number) => Math.max(0, y * 1.15 - 0.5 + x * 0.25)

type OrderSummaryProps = {
  form: OrderForm
  /** The configuration of a product with options. */
  configured: ConfiguredPrice | null
  /** False while the count field holds no valid number: then there is no price. */
  isCounted: boolean
  /** Null where no way can be chosen. */
  delivery: Delivery | null
  onCount: (count: number) => void
}

/** What is being ordered and what it costs now, on the account's yellow. */
export function OrderSummary({ form, configured, isCounted, delivery, onCount }: OrderSummaryProps) {
  const { item, service, product, tiers, count } = form
  if (!item || !service)
    return (
      <div className="relative overflow-clip bg-ink p-5 text-on-ink md:p-8 lg:min-h-100">
        <HalftoneSheet
          width={522}
          height={400}
          step={16}
          angle={45}
          tone={tone}
          className="absolute inset-0 size-full max-lg:hidden"
        />
        <p className="type-d3 relative max-w-95">
          {service ? (
            <Trans>Choose a product: its price will be worked out here.</Trans>
          ) : (
            <Trans>Choose a service: its price will be worked out here.</Trans>
          )}
        </p>
      </div>
    )
  const quote = configured ? null : tiers && quoteOf(tiers, count)
  const isPriced = configured ? configured.quote.total !== null : quote !== null
  return (
    <div className="bg-ink text-on-ink">
      <Picture
        url={item.photoUrl || service.photoUrl}
        alt=""
        sizes="(width >= 1024px) 38vw, 100vw"
        eager
        className="aspect-[522/250] w-full bg-proof object-cover max-lg:hidden"
      />
      <div className="flex flex-col gap-6 p-5 md:p-8">
        <div className="flex flex-col items-start gap-3">
          <h2 className="type-d3 wrap-anywhere">{item.name}</h2>
          {tiers && (
            <span className="border border-key empty:hidden">
              <DiscountBadge serviceId={service.id} tiers={tiers} />
            </span>
          )}
        </div>
        {tiers === undefined && <Skeleton className="h-50 opacity-60" />}
        {configured && (
          <ConfiguredSummary
            price={configured}
            productId={item.id}
            count={count}
            isCounted={isCounted}
            delivery={delivery}
          />
        )}
        {quote && tiers && (
          <>
            <QuantityRuler counts={tiers.map((tier) => tier.count)} value={count} onChange={onCount} />
            {isCounted && (
              <>
                <NextRun quote={quote} onChoose={onCount} />
                <Total quote={quote} count={count} delivery={delivery} />
              </>
            )}
          </>
        )}
        {isCounted && !configured && tiers && (
          <PlainReady
            order={{ service: service.id, ...(product && { product: product.id }) }}
            count={count}
          />
        )}
        {isCounted && delivery?.told?.leaf && <p className="font-bold">{delivery.told.leaf.spoken}</p>}
        <p className="type-small">
          {isPriced ? (
            <Trans>A manager will confirm the final price after looking at the artwork.</Trans>
          ) : (
            tiers && <Trans>A manager will work out the price. You will see it on the order’s page.</Trans>
          )}{' '}
          {delivery?.told?.row && <CanChangeLater />}
        </p>
      </div>
    </div>
  )
}

type TotalProps = ComponentProps<typeof PriceTotal> & { delivery: Delivery | null }

/** What is printed, and with a way chosen what all of it costs. */
function Total({ delivery, ...shown }: TotalProps) {
  const azn = toAzn(shown.quote.total)
  const told = delivery?.told ?? null
  return (
    <div className="flex flex-col gap-1">
      <PriceTotal {...shown} />
      {delivery && told?.row && (
        <>
          <dl className="mt-3 border-key border-t">
            <DeliveryRow delivery={delivery} />
          </dl>
          <p role="status" className="flex items-baseline justify-between gap-4 pt-2">
            <TotalName told={told} isSecond />{' '}
            <strong className="type-money text-[26px] leading-8!">
              <Money azn={withDelivery(azn, told)} />
            </strong>
          </p>
        </>
      )}
      <VatOf prices={[azn, told?.row?.azn ?? 0]} />
      {told?.note && <p className="type-small">{told.note}</p>}
    </div>
  )
}

type ConfiguredSummaryProps = {
  price: ConfiguredPrice
  productId: number
  count: number
  /** False while the count field holds no valid number: then there is no price. */
  isCounted: boolean
  delivery: Delivery | null
}

/** The choice as text, its price and its day, or why it can't be ordered. */
function ConfiguredSummary({
  price: { configuration, quote },
  productId,
  count,
  isCounted,
  delivery,
}: ConfiguredSummaryProps) {
  const textOf = useFindingText(configuration)
  const { selection, total, subtotal, findings, isOrderable } = quote
  const ready = useReady(productId, configuration, count)
  const day = readyDayOf(ready, quote)
  const inTheWay = findings.filter((finding) => !isOnlyAsked(finding))
  return (
    <>
      <div>
        <ChosenList configuration={configuration} selection={selection} />
        <Link
          to="/services/card/prices/$id"
          params={{ id: String(productId) }}
          search={searchOf({ selection, count })}
          className="type-small touch-target mt-3 inline-flex min-h-6 items-center font-bold"
        >
          <span className="border-current border-b-2">
            <Trans>Change the choice</Trans>
          </span>
        </Link>
      </div>
      {isCounted && inTheWay.length > 0 && (
        <ul role="alert" className="grid gap-1 bg-paper p-4 font-semibold text-key">
          {inTheWay.map((finding) => (
            <li key={`${finding.kind} ${finding.group} ${finding.choice}`}>
              {textOf(finding, { group: finding.group ?? '', choice: finding.choice ?? '' })}
            </li>
          ))}
        </ul>
      )}
      {isCounted && isOrderable && total !== null && subtotal !== null && (
        <Total
          quote={{ total, base: subtotal, saving: subtotal - total }}
          count={count}
          delivery={delivery}
        />
      )}
      {isCounted && ready && day !== null && <ReadyLeaf day={day} ready={ready} />}
    </>
  )
}

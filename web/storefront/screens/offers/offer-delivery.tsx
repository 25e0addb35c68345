import { Money } from '../../../ui/money.tsx'
import { DeliverySection } from '../../kit/delivery/delivery-section.tsx'
import { CanChangeLater, DeliveryRow, TotalName, withDelivery } from '../../kit/delivery/delivery-sums.tsx'
import type { Delivery } from '../../kit/delivery/use-delivery.ts'
import type { LinkedOffer } from './queries.ts'

type OfferDeliveryProps = { offer: LinkedOffer; delivery: Delivery }

/** How the orders out of a quote come, chosen by its customer before it is accepted (DEL-36). */
export function OfferDelivery({ offer: { lines, goods, total }, delivery }: OfferDeliveryProps) {
  if (delivery.shown === null) return null
  return (
    <div className="pt-10 print:hidden">
      <DeliverySection
        delivery={delivery}
        goods={{
          grams: goods.grams,
          knownGrams: lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
          millimetres: goods.millimetres,
          azn: total,
          // The days of a quote begin with the approved artwork: no day is promised yet.
          ready: null,
          unweighed: lines.flatMap(({ grams, title }) => (grams === null ? [title] : [])),
        }}
      />
    </div>
  )
}

/** The chosen way and what all of it costs, below the total of the quote. */
export function OfferDeliverySum({ offer, delivery }: OfferDeliveryProps) {
  const { told } = delivery
  if (!told?.row) return null
  return (
    <div className="border-key border-b pb-5">
      <dl>
        <DeliveryRow delivery={delivery} />
      </dl>
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4 pt-2">
        <TotalName told={told} isSecond />{' '}
        <strong className="type-money text-[26px] leading-8!">
          <Money azn={withDelivery(offer.total, told)} />
        </strong>
      </p>
      {told.note && <p className="type-small pt-1">{told.note}</p>}
      <p className="type-small pt-1">
        <CanChangeLater />
      </p>
    </div>
  )
}

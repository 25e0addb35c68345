import { packedLength, weightOf } from '../../../../src/domains/delivery/weight.ts'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import { useApi } from '../../../lib/api.ts'
import { type DeliveredGoods, DeliverySection } from '../../kit/delivery/delivery-section.tsx'
import type { Delivery } from '../../kit/delivery/use-delivery.ts'
import { productReadyQuery, serviceReadyQuery } from '../../kit/services/ready-query.ts'
import { readyDayOf, useReady } from '../../kit/services/use-ready.ts'
import { useReadyDays } from '../../kit/services/use-ready-days.ts'
import type { ConfiguredPrice, OrderForm } from './use-order-form.ts'

type Shown = { form: OrderForm; delivery: Delivery; azn: number }
type OrderDeliveryProps = Shown & { configured: ConfiguredPrice | null }

/** How the order comes, once it has a price (DEL-30). */
export const OrderDelivery = ({ configured, ...shown }: OrderDeliveryProps) =>
  configured && shown.form.product ? (
    <Configured {...shown} productId={shown.form.product.id} configured={configured} />
  ) : (
    <Plain {...shown} />
  )

type ConfiguredProps = Shown & { productId: number; configured: ConfiguredPrice }

function Configured({ productId, configured: { configuration, quote }, ...shown }: ConfiguredProps) {
  const { weightOf100, count } = shown.form
  const ready = useReady(productId, configuration, count)
  const grams = weightOf({ weightOf100, configuration }, quote.selection, count)
  return <Section {...shown} grams={grams} trim={quote.trim} ready={readyDayOf(ready, quote)} />
}

function Plain(shown: Shown) {
  const from = { api: useApi() }
  const { service, product, weightOf100, count } = shown.form
  const data = useReadyDays(
    (run) =>
      product ? productReadyQuery(from, product.id, run) : serviceReadyQuery(from, service?.id ?? 0, run),
    count,
  )
  const grams = weightOf({ weightOf100, configuration: null }, { choices: {}, ownSize: null }, count)
  return <Section {...shown} grams={grams} trim={null} ready={data?.own ?? null} />
}

type SectionProps = Shown & {
  grams: number | null
  trim: { width: number; height: number } | null
  ready: Day | null
}

function Section({ form: { item }, delivery, azn, grams, trim, ready }: SectionProps) {
  const goods: DeliveredGoods = {
    grams,
    knownGrams: grams ?? 0,
    millimetres: trim && packedLength(trim),
    azn,
    ready,
    unweighed: grams === null && item ? [item.name] : [],
  }
  return <DeliverySection delivery={delivery} goods={goods} />
}

import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isOpen } from '../../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../../src/lib/languages.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Pieces } from '../../../../ui/pieces.tsx'
import { Reference } from '../../../../ui/reference.tsx'
import { useDelivery } from '../../../kit/delivery/use-delivery.ts'
import type { MyOrderDetail } from '../order-labels.tsx'
import { ChooseWay } from './choose-way.tsx'
import { type Shipment, standsFirst } from './shipment.ts'
import { Agree, WayFacts } from './way-facts.tsx'

type SectionProps = { order: MyOrderDetail; isOwn: boolean }

/** How the order comes: the way, its day and price, what goes along; or that it can be chosen (DEL-15). */
export function ShipmentSection({ order, isOwn }: SectionProps) {
  const { shipment } = order
  if (!shipment || shipment.status === 'Cancelled' || shipment.status === 'Returned')
    return isOwn && isOpen(order.status) ? <NotChosen order={order} /> : null
  // What stands first on the page isn't said twice.
  if (standsFirst(order))
    return isOwn && shipment.orders.length > 1 ? (
      <div className="border-key border-t pt-5 pb-12 lg:pb-16">
        <Together order={order} shipment={shipment} />
      </div>
    ) : null
  return (
    <section aria-labelledby="order-delivery" className="border-key border-t pt-5 pb-12 lg:pb-16">
      <h2 id="order-delivery" className="type-d3 pb-4">
        <Trans>Delivery</Trans>
      </h2>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)]">
        <div className="wrap-anywhere flex min-w-0 flex-col items-start gap-4">
          <Taken shipment={shipment} />
          <WayFacts shipment={shipment} />
          {isOwn && <Agree orderId={order.id} shipment={shipment} />}
          {isOwn && shipment.canChoose && isOpen(order.status) && (
            <ChooseWay order={order} shipment={shipment} />
          )}
        </div>
        {isOwn && <Together order={order} shipment={shipment} />}
      </div>
    </section>
  )
}

/** Nothing goes out for it: it waits in the house, or a way can be chosen. */
function NotChosen({ order }: { order: MyOrderDetail }) {
  const { shown } = useDelivery()
  if (!shown) return null
  return (
    <section aria-labelledby="order-delivery" className="border-key border-t pt-5 pb-12 lg:pb-16">
      <h2 id="order-delivery" className="type-d3 pb-3">
        <Trans>Delivery</Trans>
      </h2>
      <p className="max-w-150 pb-4">
        {order.shipment?.status === 'Returned' ? (
          <Trans>It came back to our office and waits for you there. Or choose once more how it comes.</Trans>
        ) : (
          <Trans>Choose how it comes until it is packed. If you don’t, it waits for you at our office.</Trans>
        )}
      </p>
      <ChooseWay order={order} shipment={null} />
    </section>
  )
}

/** Who has taken it, and when. */
function Taken({ shipment: { status, takenBy, since } }: { shipment: Shipment }) {
  const language = useLanguage()
  if (status !== 'Delivered' && status !== 'PickedUp') return null
  const moment = formatDate(since, language, 'moment')
  return (
    <p className="max-w-150 border border-key border-l-8 border-l-ok p-4">
      {takenBy && (
        <b>
          <Trans>
            {takenBy} took it, {moment}.
          </Trans>
        </b>
      )}{' '}
      <Trans>Is something wrong? Write to us.</Trans>
    </p>
  )
}

/** The orders that go together, once there are several. */
function Together({
  order,
  shipment: { orders, boxes, status },
}: {
  order: MyOrderDetail
  shipment: Shipment
}) {
  const language = useLanguage()
  if (orders.length < 2) return null
  const isPacked = status !== 'Planned' && status !== 'Cancelled'
  return (
    <div className="min-w-0">
      <h3 className="border-key border-b-2 pb-2 font-extrabold text-[18px]">
        <Trans>They go together</Trans>
      </h3>
      <ul>
        {orders.map(({ id, service, product, count }) => (
          <li key={id} className="flex justify-between gap-4 border-b border-b-rule py-2.5">
            <span className="min-w-0 break-words">
              {id === order.id ? (
                <Reference id={id} />
              ) : (
                <Link
                  to="/myorder/$id"
                  params={{ id: String(id) }}
                  className="inline-flex min-h-6 items-center font-bold underline underline-offset-4 pointer-coarse:min-h-11"
                >
                  <Reference id={id} />
                </Link>
              )}
              , {pick(product ?? service, 'name', language)}
            </span>
            <span className="shrink-0 font-bold">
              <Pieces count={count} />
            </span>
          </li>
        ))}
      </ul>
      {isPacked && (
        <p className="type-small pt-2">
          <Boxes count={boxes} />
        </p>
      )}
    </div>
  )
}

const Boxes = ({ count }: { count: number }) => <Plural value={count} one="# box" other="# boxes" />

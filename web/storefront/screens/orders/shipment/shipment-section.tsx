import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isOpen } from '../../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../../src/lib/languages.ts'
import { useClient } from '../../../../lib/api.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatPromised } from '../../../../lib/weekday.ts'
import { Button } from '../../../../ui/button.tsx'
import { Money } from '../../../../ui/money.tsx'
import { Pieces } from '../../../../ui/pieces.tsx'
import { Reference } from '../../../../ui/reference.tsx'
import { useDelivery } from '../../../kit/delivery/use-delivery.ts'
import { useFailureText } from '../../../kit/use-failure-text.ts'
import type { MyOrderDetail } from '../order-labels.tsx'
import { AddressLines } from './address-lines.tsx'
import { ChooseWay } from './choose-way.tsx'
import { type Shipment, standsFirst } from './shipment.ts'

type SectionProps = { order: MyOrderDetail; isOwn: boolean }

/** How the order comes: the way, its day and price, what goes along; or that it can be chosen (DEL-15). */
export function ShipmentSection({ order, isOwn }: SectionProps) {
  const { shipment } = order
  if (!shipment) return isOwn && isOpen(order.status) ? <NotChosen order={order} /> : null
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
        <div className="flex min-w-0 flex-col items-start gap-4">
          <Taken shipment={shipment} />
          <WayFacts shipment={shipment} />
          {isOwn && !shipment.isAgreed && shipment.price !== null && (
            <Agree orderId={order.id} price={shipment.price} />
          )}
          {isOwn && shipment.canChoose && isOpen(order.status) && (
            <ChooseWay order={order} shipment={shipment} />
          )}
        </div>
        {isOwn && <Together order={order} shipment={shipment} />}
      </div>
    </section>
  )
}

/** Nothing was said yet: it can be, or it waits in the house. */
function NotChosen({ order }: { order: MyOrderDetail }) {
  const { shown } = useDelivery()
  if (!shown) return null
  return (
    <section aria-labelledby="order-delivery" className="border-key border-t pt-5 pb-12 lg:pb-16">
      <h2 id="order-delivery" className="type-d3 pb-3">
        <Trans>Delivery</Trans>
      </h2>
      <p className="max-w-150 pb-4">
        <Trans>Choose how it comes until it is packed. If you don’t, it waits for you at our office.</Trans>
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

function WayFacts({ shipment }: { shipment: Shipment }) {
  const language = useLanguage()
  const { way, kind, point, price, isAgreed, days, status } = shipment
  const day = days && formatPromised(days.to, language)
  return (
    <div className="max-w-150">
      <p className="font-extrabold text-[18px]">
        {pick(way, 'name', language)}
        {' · '}
        {price === null ? <Trans>we’ll tell you the price</Trans> : <Money azn={price} />}
      </p>
      {day && status !== 'Waiting' && (
        <p>
          {kind === 'pickup' ? (
            <Trans>You can pick it up from {day}</Trans>
          ) : (
            <Trans>At your address by {day}</Trans>
          )}
        </p>
      )}
      {kind === 'pickup' ? (
        point && <p>{pick(point, 'address', language)}</p>
      ) : (
        <AddressLines shipment={shipment} />
      )}
      {price === null && (
        <p className="pt-2">
          <Trans>We’ll tell you what it costs. Before you agree we send nothing and ask for nothing.</Trans>
        </p>
      )}
      {price !== null && !isAgreed && (
        <p className="pt-2">
          <Trans>Before you agree to this price we send nothing and ask for nothing.</Trans>
        </p>
      )}
    </div>
  )
}

/** The customer says yes to the price that staff have said. */
function Agree({ orderId, price }: { orderId: number; price: number }) {
  const client = useClient()
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const agree = useMutation({
    mutationFn: () => client.shipments.agree.mutate({ id: orderId, price }),
    onSettled: () =>
      Promise.all(
        ['orders', 'payments'].map((part) => queryClient.invalidateQueries({ queryKey: [[part]] })),
      ),
  })
  return (
    <div>
      <Button arrow busy={agree.isPending} onClick={() => agree.mutate()}>
        <Trans>
          I agree, <Money azn={price} />
        </Trans>
      </Button>
      <p role="alert" className="pt-2 font-semibold empty:hidden">
        {agree.error && failureText(agree.error)}
      </p>
    </div>
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

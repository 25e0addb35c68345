import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { isOpen } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { TruckIcon } from '../../../ui/admin/icons.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { Money } from '../../../ui/money.tsx'
import { ChooseDialog } from '../../kit/delivery/choose-dialog.tsx'
import { statusWords, useShipmentTexts } from '../../kit/delivery/shipment-words.ts'
import type { OrderShipment } from '../../kit/delivery/shipments.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'

/** How the order comes to its customer, or a button to say it; nothing in a house that delivers nothing. */
export function OrderDelivery({ order }: { order: OrderDetail }) {
  const { user } = useFrame()
  const [isChoosing, setChoosing] = useState(false)
  const ways = useQuery({ ...useApi().delivery.all.queryOptions(), enabled: order.shipment === null })
  const { shipment } = order
  const isOffered = ways.data?.ways.some(({ isShown }) => isShown) ?? false
  const canSay = canOpen(user, 'orders') && isOpen(order.status)
  if (!shipment && !(canSay && isOffered)) return null
  const isOver = shipment?.status === 'Cancelled' || shipment?.status === 'Returned'
  const canChoose = canSay && (shipment === null || shipment.canChoose || isOver)
  return (
    <section aria-labelledby="order-delivery">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="order-delivery" className="admin-h2 leading-6!">
          <Trans>Delivery</Trans>
        </h2>
        {shipment && (
          <Link
            to="/admin/delivery"
            search={{ open: shipment.id }}
            className="inline-flex min-h-6 items-center font-medium text-cyan-text tabular-nums underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {shipment.number}
          </Link>
        )}
      </div>
      <div className="border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 py-3">
        {shipment ? (
          <Shipped shipment={shipment} />
        ) : (
          <p className="text-t2">
            <Trans>Nothing is chosen: it is handed over in the house.</Trans>
          </p>
        )}
        {canChoose && (
          <p className="mt-2.5">
            {shipment ? (
              <WordButton aria-haspopup="dialog" onClick={() => setChoosing(true)}>
                <Trans>Change the delivery…</Trans>
              </WordButton>
            ) : (
              <AdminButton aria-haspopup="dialog" onClick={() => setChoosing(true)}>
                <TruckIcon /> <Trans>Choose the delivery</Trans>
              </AdminButton>
            )}
          </p>
        )}
      </div>
      {isChoosing && (
        <ChooseDialog
          orderId={order.id}
          customer={order.appUser}
          shipment={shipment}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  )
}

function Shipped({ shipment }: { shipment: OrderShipment }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { address } = useShipmentTexts()
  const { status, way, zone, point, address: to, days, price, kind, isAgreed } = shipment
  const { name, mark } = statusWords[status]
  const from = days && formatPromised(days.from, language)
  const until = days && formatPromised(days.to, language)
  const where = to ? address(to) : point && pick(point, 'address', language)
  const zoned = zone && pick(zone, 'name', language)
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span className="font-semibold">{pick(way, 'name', language)}</span>
        {zoned && <span className="text-t3">{zoned}</span>}
        <Mark kind={mark} className="ml-auto">
          {i18n._(name)}
        </Mark>
      </p>
      {where && <p className="text-t2 wrap-anywhere">{where}</p>}
      {days && (
        <Fact name={t`The customer reads`}>{from === until ? from : t`${from ?? ''} – ${until ?? ''}`}</Fact>
      )}
      {kind !== 'pickup' && (
        <Fact name={t`Price`}>
          {price === null ? (
            <span className="text-warn">
              <Trans>not said yet</Trans>
            </span>
          ) : (
            <>
              <Money azn={price} />
              {!isAgreed && (
                <span className="text-warn">
                  {' '}
                  <Trans>not agreed yet</Trans>
                </span>
              )}
            </>
          )}
        </Fact>
      )}
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <p className="flex justify-between gap-3">
    <span className="text-t3">{name}</span>
    <span className="text-right">{children}</span>
  </p>
)

import { Trans } from '@lingui/react/macro'
import type { OrderStatus } from '../../../../src/domains/order-status/statuses.ts'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import type { MyOrderDetail } from './order-labels.tsx'
import { PromisedDay } from './promised-day.tsx'
import { StatusStrip } from './status-strip.tsx'
import { StatusTimeline } from './status-timeline.tsx'

/** What the status means for the customer, on the account's yellow; a refusal in words and with its reason. */
export function OrderState({ order }: { order: MyOrderDetail }) {
  if (order.status === 'NotApproved')
    return (
      <section className="border-2 border-error p-5 md:p-9">
        <h2 className="type-d3 pb-5">
          <Trans>The order was not approved.</Trans>
        </h2>
        <StatusStrip status={order.status} />
        {order.reason && (
          <p className="max-w-175 whitespace-pre-line break-words pt-3">
            <Trans>
              <strong>Reason:</strong> {order.reason}
            </Trans>
          </p>
        )}
      </section>
    )
  return (
    <section className="relative bg-yellow px-5 py-6 max-md:-mx-5 md:p-9">
      <CropMarks className="max-md:hidden" />
      <h2 className="type-d3 md:text-[36px]! md:leading-[42px]!">
        <Meaning status={order.status} />
      </h2>
      <PromisedDay order={order} />
      <div className="pt-6 md:pt-10">
        <StatusTimeline order={order} events={order.events} />
      </div>
    </section>
  )
}

function Meaning({ status }: { status: Exclude<OrderStatus, 'NotApproved'> }) {
  switch (status) {
    case 'Pending':
      return <Trans>We are working out the price.</Trans>
    case 'Accepted':
      return <Trans>The order is accepted and waits for its turn.</Trans>
    case 'InProduction':
      return <Trans>Your order is being made.</Trans>
    case 'Ready':
      return <Trans>Your order is ready: you can pick it up.</Trans>
    case 'Completed':
      return <Trans>The order is completed. Thank you!</Trans>
  }
}

import { Trans } from '@lingui/react/macro'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { JobTicket } from './job-ticket.tsx'

/** The ticket that goes with the job, as it is printed. */
export const OrderTicket = ({ order }: { order: OrderDetail }) => (
  <section>
    <h2 className="admin-h2 leading-6!">
      <Trans>Job ticket</Trans>{' '}
      <span className="ml-1 font-normal text-t3">
        <Trans>A5, for the workshop, without a price</Trans>
      </span>
    </h2>
    <JobTicket order={order} />
  </section>
)

import { Trans } from '@lingui/react/macro'
import type { Artwork } from '../../kit/artwork/artwork-queries.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { JobTicket } from './job-ticket.tsx'

type OrderTicketProps = { order: OrderDetail; artwork: Artwork | undefined }

/** The ticket that goes with the job, as it is printed. */
export const OrderTicket = ({ order, artwork }: OrderTicketProps) => (
  <section>
    <h2 className="admin-h2 leading-6!">
      <Trans>Job ticket</Trans>{' '}
      <span className="ml-1 font-normal text-t3">
        <Trans>A5, for the workshop, without a price</Trans>
      </span>
    </h2>
    <JobTicket order={order} artwork={artwork} />
  </section>
)

import { Trans } from '@lingui/react/macro'
import { WordButton } from '../../../ui/admin/button.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'
import { OrderMessages } from './messages/order-messages.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderJob } from './order-job.tsx'
import { OrderTicket } from './order-ticket.tsx'
import type { PrintActs } from './use-print-acts.ts'
import type { PrintPage } from './use-print-page.ts'

type PlainLayoutProps = {
  order: OrderDetail
  page: PrintPage
  acts: PrintActs
  orderActs: OrderActionHandlers
}

/** An order without artwork of its own: the job and its history, and what was written about it. */
export const PlainLayout = ({ order, page, acts, orderActs }: PlainLayoutProps) => (
  <div className="grid items-start gap-x-7 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_392px]">
    <div className="min-w-0">
      <OrderJob order={order} acts={orderActs} />
      {acts.askNew && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-t3">
          <Trans>No artwork needed</Trans>
          <WordButton onClick={acts.askNew}>
            <Trans>Ask for a file…</Trans>
          </WordButton>
        </p>
      )}
      <OrderHistory order={order} />
      <OrderMessages order={order} page={page} className="mt-7" />
    </div>
    <aside className="grid gap-7">
      <OrderCustomer order={order} />
      <OrderTicket order={order} artwork={page.artwork.data} />
    </aside>
  </div>
)

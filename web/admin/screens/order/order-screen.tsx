import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorCode, useApi } from '../../../lib/api.ts'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { CancelAsked } from '../../kit/orders/cancel-dialog.tsx'
import { lastList, rememberOpened } from '../../kit/orders/last-list.ts'
import { StatusLabel } from '../../kit/orders/order-labels.tsx'
import { orderQuery } from '../../kit/orders/queries.ts'
import { useOrderActions } from '../../kit/orders/use-order-actions.ts'
import { JobTicket } from './job-ticket.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderJob } from './order-job.tsx'
import { OrderSteps } from './order-steps.tsx'
import { useNeighbours } from './use-neighbours.ts'
import { useOrderPageKeys } from './use-order-page-keys.ts'

/** Everything about one order, its next step, and the ticket that goes with the job. */
export function OrderScreen() {
  const { id } = useParams({ from: '/admin/ordersadmin/$id' })
  const query = useQuery({
    ...orderQuery(useApi(), Number(id)),
    retry: (count, error) => !isMissing(error) && count < 2,
  })
  const order = query.data
  const acts = useOrderActions()
  const neighbours = useNeighbours(Number(id))
  const keys = useOrderPageKeys(order, acts, neighbours)
  useEffect(() => rememberOpened(Number(id)), [id])
  return (
    <Screen
      above={<WayBack />}
      title={<Trans>Order № {id}</Trans>}
      meta={
        order && (
          <span className="text-key">
            <StatusLabel order={order} />
          </span>
        )
      }
      actions={order && <OrderActions order={order} acts={acts} neighbours={neighbours} />}
      shortcuts={keys}
      note={<Trans>Orders only move forward</Trans>}
    >
      {query.isPending && <TableWaiting widths={['w-24', 'w-64']} />}
      {query.isError && !isMissing(query.error) && (
        <div className="mb-4">
          <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
            {order ? <Trans>The order could not be renewed.</Trans> : <Trans>The order did not load.</Trans>}
          </SectionFailed>
        </div>
      )}
      {query.isError && isMissing(query.error) && <NoSuchOrder />}
      {order && (
        <>
          <OrderSteps order={order} />
          <div className="grid items-start gap-x-7 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_392px]">
            <div className="min-w-0">
              <OrderJob order={order} acts={acts} />
              <OrderHistory order={order} />
            </div>
            <aside className="grid gap-7">
              <OrderCustomer order={order} />
              <section>
                <h2 className="admin-h2 leading-6!">
                  <Trans>Job ticket</Trans>{' '}
                  <span className="ml-1 font-normal text-t3">
                    <Trans>A5, for the workshop, without a price</Trans>
                  </span>
                </h2>
                <JobTicket order={order} />
              </section>
            </aside>
          </div>
        </>
      )}
      <CancelAsked acts={acts} />
    </Screen>
  )
}

const isMissing = (error: unknown): boolean => ['NOT_FOUND', 'VALIDATION'].includes(errorCode(error) ?? '')

function WayBack() {
  const { user } = useFrame()
  const look = 'inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11'
  return canOpen(user, 'orders') ? (
    <Link to={lastList().to} search={lastList().search} className={look}>
      {lastList().to === '/admin/ordersadmin' ? <Trans>All orders</Trans> : <Trans>Board</Trans>}
    </Link>
  ) : (
    <Link to="/admin" className={look}>
      <Trans>Today</Trans>
    </Link>
  )
}

const NoSuchOrder = () => (
  <Empty
    title={<Trans>There is no such order</Trans>}
    why={<Trans>The number may have been mistyped, or your role may not see it.</Trans>}
  >
    <AdminLinkButton to="/admin">
      <Trans>To the start page</Trans>
    </AdminLinkButton>
  </Empty>
)

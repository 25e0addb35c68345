import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorCode, useApi } from '../../lib/api.ts'
import { forgetSession } from '../../lib/device.ts'
import { Button, LinkButton, TextLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OrderDocket } from './order-docket.tsx'
import { OrderRow } from './order-row.tsx'
import { isOpen, openFirst } from './order-steps.ts'
import { myOrdersQuery } from './queries.ts'

const pageSize = 10
/** More open orders than these are rows: the page stays readable. */
const mostDockets = 3

/** The client's orders: those under way first, as dockets, then the others as rows. */
export function OrdersList({ page }: { page: number }) {
  const { t } = useLingui()
  const { data, error, isPending, refetch } = useQuery(myOrdersQuery({ api: useApi() }))
  const ended = errorCode(error) === 'UNAUTHENTICATED'
  useEffect(() => {
    if (ended) forgetSession()
  }, [ended])
  if (isPending) return <LoadingOrders />
  if (!data) return <FailedOrders onRetry={() => void refetch()} />
  if (data.length === 0) return <NoOrders />
  const orders = openFirst(data).map((order, index) => ({
    order,
    docket: index < mostDockets && isOpen(order.status),
  }))
  const shown = orders.slice((page - 1) * pageSize, page * pageSize)
  const rows = shown.filter(({ docket }) => !docket)
  return (
    <>
      <div className="flex flex-col gap-8 md:gap-14">
        {shown
          .filter(({ docket }) => docket)
          .map(({ order }) => (
            <OrderDocket key={order.id} order={order} />
          ))}
        {rows.length > 0 && (
          <div className="border-key border-t">
            {rows.map(({ order }) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </div>
        )}
      </div>
      <div className="pt-10">
        <Pagination page={page} totalPages={Math.ceil(orders.length / pageSize)} label={t`My orders`} />
      </div>
    </>
  )
}

const NoOrders = () => (
  <EmptyState title={<Trans>You have no orders yet.</Trans>}>
    <LinkButton to="/order" arrow>
      <Trans>Place order</Trans>
    </LinkButton>
    <TextLink to="/services" arrow>
      <Trans>See what we print</Trans>
    </TextLink>
  </EmptyState>
)

const FailedOrders = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState title={<Trans>The orders could not be loaded.</Trans>}>
    <Button onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </EmptyState>
)

const LoadingOrders = () => (
  <div aria-busy="true" className="flex flex-col gap-8 md:gap-14">
    <Skeleton className="h-90 max-md:-mx-5 md:h-74" />
    <div className="border-key border-t">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-6 border-key border-b py-5.5">
          <Skeleton className="h-20 w-24" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  </div>
)

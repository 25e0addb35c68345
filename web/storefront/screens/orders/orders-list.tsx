import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { isOpen } from '../../../../src/domains/order-status/statuses.ts'
import { useApi } from '../../../lib/api.ts'
import { Button, LinkButton, TextLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useEndedSession } from '../../kit/account/use-ended-session.ts'
import { openFirst } from '../../kit/orders/order-steps.ts'
import { myOrdersQuery } from '../../kit/orders/queries.ts'
import { filterOrders, isFiltered } from './filter-orders.ts'
import { OrderDocket } from './order-docket.tsx'
import { OrderRow } from './order-row.tsx'
import { OrdersFilterForm } from './orders-filter-form.tsx'

const route = getRouteApi('/_storefront/myorder')
const pageSize = 10

/** The customer's orders: those under way first, the first of them as a docket, the others as rows. */
export function OrdersList() {
  const { t } = useLingui()
  const { page = 1, ...filter } = route.useSearch()
  const { data, error, isPending, refetch } = useQuery(myOrdersQuery({ api: useApi() }))
  useEndedSession(error)
  if (isPending) return <LoadingOrders />
  if (!data) return <FailedOrders onRetry={() => void refetch()} />
  if (data.length === 0) return <NoOrders />
  const filtered = isFiltered(filter)
  const orders = openFirst(filterOrders(data, filter))
  const total = orders.length
  const last = Math.max(1, Math.ceil(total / pageSize))
  const current = Math.min(page, last)
  const shown = orders.slice((current - 1) * pageSize, current * pageSize)
  const [first] = shown
  const docket = first && !filtered && current === 1 && isOpen(first.status) ? first : undefined
  const rows = shown.filter((order) => order !== docket)
  return (
    <>
      <OrdersFilterForm />
      <p role="status" className={filtered && rows.length > 0 ? 'type-small pb-3' : 'sr-only'}>
        {filtered && <Plural value={total} one="# order found" other="# orders found" />}
      </p>
      {docket && <OrderDocket order={docket} />}
      {rows.length > 0 ? (
        <div className={docket ? 'mt-8 border-key border-t md:mt-14' : 'border-key border-t'}>
          {rows.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </div>
      ) : (
        filtered && <NoneFound />
      )}
      <div className="pt-10">
        <Pagination page={current} totalPages={last} label={t`My orders`} />
      </div>
    </>
  )
}

const NoneFound = () => (
  <EmptyState title={<Trans>No order matches.</Trans>}>
    <LinkButton to="/myorder" search={{}}>
      <Trans>Show all orders</Trans>
    </LinkButton>
    <TextLink to="/contact" arrow>
      <Trans>Ask us</Trans>
    </TextLink>
  </EmptyState>
)

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
  <div aria-busy="true">
    <Skeleton className="mb-7 h-20" />
    <Skeleton className="h-65 max-md:-mx-5 md:h-74" />
    <div className="mt-8 border-key border-t md:mt-14">
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

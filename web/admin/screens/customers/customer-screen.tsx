import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { errorCode, useApi } from '../../../lib/api.ts'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerHistory } from './customer-history.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { nameOf } from './customer-parts.tsx'
import { CustomerRequests } from './customer-requests.tsx'

/** A customer with all that the viewer's areas show: orders, contact requests, what staff changed. */
export function CustomerScreen() {
  const { id } = useParams({ from: '/admin/users/$id' })
  const { user } = useFrame()
  const navigate = useNavigate()
  const rowKeys = useRowKeys()
  const query = useQuery({
    ...useApi().customers.byId.queryOptions({ id: Number(id) }),
    retry: (count, error) => !isMissing(error) && count < 2,
  })
  const isGone = query.isError && isMissing(query.error)
  const customer = isGone ? undefined : query.data
  const seesOrders = canOpen(user, 'orders')
  return (
    <Screen
      above={<WayBack />}
      title={
        customer ? <span className="wrap-anywhere">{nameOf(customer)}</span> : <Trans>Customer № {id}</Trans>
      }
      meta={customer && `№ ${id}`}
      actions={
        customer && (
          <CustomerActions
            customer={customer}
            look="words"
            onErased={() => void navigate({ to: '/admin/users', replace: true })}
          />
        )
      }
      shortcuts={seesOrders ? rowKeys : []}
    >
      {query.isPending && <TableWaiting widths={['w-24', 'w-64']} />}
      {query.isError && !isGone && (
        <div className="mb-4">
          <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
            {customer ? (
              <Trans>The customer could not be renewed.</Trans>
            ) : (
              <Trans>The customer did not load.</Trans>
            )}
          </SectionFailed>
        </div>
      )}
      {isGone && <NoSuchCustomer />}
      {customer && (
        <div className="grid items-start gap-x-7 gap-y-8 min-[1400px]:grid-cols-[340px_minmax(0,1fr)]">
          <CustomerFacts customer={customer} />
          <div className="grid min-w-0 gap-8">
            {seesOrders && <CustomerOrders customer={customer} />}
            {canOpen(user, 'contact') && customer.phoneNumber !== '' && (
              <CustomerRequests phoneNumber={customer.phoneNumber} />
            )}
            {canOpen(user, 'staff') && <CustomerHistory id={customer.id} />}
          </div>
        </div>
      )}
    </Screen>
  )
}

const isMissing = (error: unknown): boolean => ['NOT_FOUND', 'VALIDATION'].includes(errorCode(error) ?? '')

const WayBack = () => (
  <Link
    to="/admin/users"
    className="inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
  >
    <Trans>Customers</Trans>
  </Link>
)

const NoSuchCustomer = () => (
  <Empty
    title={<Trans>There is no such customer</Trans>}
    why={<Trans>The number may have been mistyped, or the customer was erased.</Trans>}
  >
    <AdminLinkButton to="/admin/users">
      <Trans>Show all customers</Trans>
    </AdminLinkButton>
  </Empty>
)

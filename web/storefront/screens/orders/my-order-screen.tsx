import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { errorCode, useApi } from '../../../lib/api.ts'
import { useHydrated, useUser } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SignedOut } from '../../kit/account/signed-out.tsx'
import { useEndedSession } from '../../kit/account/use-ended-session.ts'
import { NotFoundScreen } from '../../kit/not-found-screen.tsx'
import { ownOrderQuery } from '../../kit/orders/queries.ts'
import { Page } from '../../kit/page.tsx'
import { PendingScreen } from '../../kit/pending-screen.tsx'
import { OrderPage } from './order-page.tsx'

const route = getRouteApi('/_storefront/myorder/$id')

/** One of the customer's orders at an address of its own; somebody else's is as one that never was. */
export function MyOrderScreen() {
  const user = useUser()
  const hydrated = useHydrated()
  const id = Number(route.useParams().id)
  const isNumber = Number.isInteger(id) && id > 0 && id <= 2_147_483_647
  const { data, error, isPending, refetch } = useQuery({
    ...ownOrderQuery({ api: useApi() }, id),
    enabled: user !== null && isNumber,
  })
  useEndedSession(error)
  if (!isNumber || errorCode(error) === 'NOT_FOUND') return <NotFoundScreen data={undefined} />
  if (user && data) return <OrderPage order={data} access="account" />
  if (!hydrated || (user && isPending)) return <PendingScreen />
  return (
    <Page
      above={[{ label: <Trans>My orders</Trans>, to: '/myorder' }]}
      current={`№ ${id}`}
      title={<Trans>Order № {id}</Trans>}
    >
      {user ? (
        <EmptyState title={<Trans>The order could not be loaded.</Trans>}>
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </EmptyState>
      ) : (
        <SignedOut title={<Trans>Log in to see this order.</Trans>} />
      )}
    </Page>
  )
}

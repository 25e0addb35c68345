import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { SignedOut } from '../../kit/account/signed-out.tsx'
import { NotFoundScreen } from '../../kit/not-found-screen.tsx'
import { useOwnOrder } from '../../kit/orders/use-own-order.ts'
import { Page } from '../../kit/page.tsx'
import { PendingScreen } from '../../kit/pending-screen.tsx'
import { OrderPage } from './order-page.tsx'

const route = getRouteApi('/_storefront/myorder/$id')

/** One of the customer's orders at its own address; another user's order looks as if it never existed. */
export function MyOrderScreen() {
  const { id, isMissing, order, isLoading, isSignedIn, refetch } = useOwnOrder(route.useParams().id)
  if (isMissing) return <NotFoundScreen data={undefined} />
  if (order) return <OrderPage order={order} access="account" />
  if (isLoading) return <PendingScreen />
  return (
    <Page
      above={[{ label: <Trans>My orders</Trans>, to: '/myorder' }]}
      current={<Reference id={id} />}
      title={<Trans>Order No. {id}</Trans>}
    >
      {isSignedIn ? (
        <EmptyState title={<Trans>The order could not be loaded.</Trans>}>
          <Button onClick={refetch}>
            <Trans>Try again</Trans>
          </Button>
        </EmptyState>
      ) : (
        <SignedOut title={<Trans>Log in to see this order.</Trans>} />
      )}
    </Page>
  )
}

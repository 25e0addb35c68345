import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { errorCode, useApi } from '../../../lib/api.ts'
import { useHydrated } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EndedLink } from '../../kit/orders/ended-link.tsx'
import { linkedOrderQuery } from '../../kit/orders/order-parts.ts'
import { Page } from '../../kit/page.tsx'
import { PendingScreen } from '../../kit/pending-screen.tsx'
import { OrderPage } from './order-page.tsx'
import { UnsentWords } from './unsent-words.tsx'

/** An order for whoever holds its secret link; a link that has ended says so, and whom to call. */
export function LinkedOrderScreen() {
  const hydrated = useHydrated()
  const { data, error, isPending, refetch } = useQuery({
    ...linkedOrderQuery({ api: useApi() }),
    enabled: hydrated,
  })
  const isEnded = errorCode(error) === 'NOT_FOUND' || errorCode(error) === 'UNAUTHENTICATED'
  if (data && !isEnded) return <OrderPage order={data} access="link" />
  if (isPending) return <PendingScreen />
  return (
    <Page current={<Trans>Your order</Trans>} title={<Trans>Your order</Trans>} ink="y">
      {isEnded ? (
        <>
          <EndedLink />
          {data && <UnsentWords orderId={data.id} />}
        </>
      ) : (
        <EmptyState title={<Trans>The order could not be loaded.</Trans>}>
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </EmptyState>
      )}
    </Page>
  )
}

import { Trans } from '@lingui/react/macro'
import { useHydrated, useUser } from '../../../lib/session.ts'
import { AccountAside } from '../../kit/account/account-aside.tsx'
import { SignedOut } from '../../kit/account/signed-out.tsx'
import { Page } from '../../kit/page.tsx'
import { OrdersList } from './orders-list.tsx'
import { PlacedNotice } from './placed-notice.tsx'

/** The order history (WEB-22). */
export function MyOrdersScreen() {
  const user = useUser()
  const hydrated = useHydrated()
  return (
    <Page title={<Trans>My orders</Trans>}>
      {user ? (
        <div className="grid gap-x-6 gap-y-14 lg:grid-cols-[minmax(0,318fr)_minmax(0,1002fr)]">
          <div className="min-w-0 lg:order-2">
            <PlacedNotice />
            <OrdersList />
          </div>
          <AccountAside />
        </div>
      ) : (
        hydrated && <SignedOut title={<Trans>Log in to see your orders.</Trans>} />
      )}
    </Page>
  )
}

import { Trans } from '@lingui/react/macro'
import { useHydrated, useUser } from '../../../lib/session.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { AccountAside } from '../../kit/account/account-aside.tsx'
import { SignedOut } from '../../kit/account/signed-out.tsx'
import { OrdersList } from './orders-list.tsx'
import { PlacedNotice } from './placed-notice.tsx'

/** The order history (WEB-22). */
export function MyOrdersScreen() {
  const user = useUser()
  const hydrated = useHydrated()
  return (
    <main id="content" tabIndex={-1} className="sheet-width pt-5 md:pt-5.5">
      <Breadcrumb parents={[{ label: <Trans>Home</Trans>, to: '/' }]} current={<Trans>My orders</Trans>} />
      <h1 className="type-d1 pt-3 pb-9 md:pt-7 md:pb-12">
        <Trans>My orders</Trans>
      </h1>
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
    </main>
  )
}

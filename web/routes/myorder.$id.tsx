import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { unlistedHead } from '../lib/page-head.ts'
import { ownPage } from '../storefront/kit/own-page.ts'
import { storefrontRoute } from './_storefront.tsx'

export const myOrderDetailRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/myorder/$id',
  ...ownPage,
  head: ({ match }) => {
    const { id } = match.params
    return unlistedHead(match, match.context.i18n._(msg`Order № ${id}`))
  },
  component: lazyRouteComponent(
    () => import('../storefront/screens/orders/my-order-screen.tsx'),
    'MyOrderScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { unlistedHead } from '../lib/page-head.ts'
import { ownPage } from '../storefront/kit/own-page.ts'
import { ordersSearch } from '../storefront/screens/orders/orders-search.ts'
import { storefrontRoute } from './_storefront.tsx'

export const myOrderRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/myorder',
  validateSearch: ordersSearch,
  ...ownPage,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`My orders`)),
  component: lazyRouteComponent(
    () => import('../storefront/screens/orders/my-orders-screen.tsx'),
    'MyOrdersScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { unlistedHead } from '../lib/page-head.ts'
import { ownPage } from '../storefront/kit/own-page.ts'
import { orderSearch } from '../storefront/screens/orders/order-search.ts'
import { storefrontRoute } from './_storefront.tsx'

export const orderRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/order',
  validateSearch: orderSearch,
  ...ownPage,
  head: ({ match }) =>
    unlistedHead(match, match.context.i18n._(msg({ message: 'Place order', context: 'page' }))),
  component: lazyRouteComponent(() => import('../storefront/screens/orders/order-screen.tsx'), 'OrderScreen'),
})

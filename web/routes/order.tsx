import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { addMessages } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { PendingScreen } from '../storefront/kit/pending-screen.tsx'
import { orderSearch } from '../storefront/screens/orders/order-search.ts'
import { storefrontRoute } from './_storefront.tsx'

export const orderRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/order',
  validateSearch: orderSearch,
  // Of the signed-in user, whom only the device knows.
  ssr: false,
  beforeLoad: ({ context }) => addMessages(context.i18n, 'account'),
  pendingComponent: PendingScreen,
  head: ({ match }) =>
    unlistedHead(match, match.context.i18n._(msg({ message: 'Place order', context: 'page' }))),
  component: lazyRouteComponent(() => import('../storefront/screens/orders/order-screen.tsx'), 'OrderScreen'),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { setOrderLink } from '../lib/order-link.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { ownPage } from '../storefront/kit/own-page.ts'
import { storefrontRoute } from './_storefront.tsx'

/** An order by its secret link. */
export const linkedOrderRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/o/$token',
  // What the link shows is asked for by the browser: the server never reads a page's token.
  ...ownPage,
  beforeLoad: ({ context, params }) => {
    setOrderLink(params.token)
    return ownPage.beforeLoad({ context })
  },
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Your order`)),
  component: lazyRouteComponent(
    () => import('../storefront/screens/orders/linked-order-screen.tsx'),
    'LinkedOrderScreen',
  ),
})

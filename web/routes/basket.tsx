import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { unlistedHead } from '../lib/page-head.ts'
import { ownPage } from '../storefront/kit/own-page.ts'
import { storefrontRoute } from './_storefront.tsx'

export const basketRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/basket',
  ...ownPage,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Basket`)),
  component: lazyRouteComponent(
    () => import('../storefront/screens/basket/basket-screen.tsx'),
    'BasketScreen',
  ),
})

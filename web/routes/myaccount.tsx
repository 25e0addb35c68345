import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { unlistedHead } from '../lib/page-head.ts'
import { ownPage } from '../storefront/kit/own-page.ts'
import { storefrontRoute } from './_storefront.tsx'

export const myAccountRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/myaccount',
  ...ownPage,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`My account`)),
  component: lazyRouteComponent(
    () => import('../storefront/screens/account/profile/profile-screen.tsx'),
    'ProfileScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { addMessages } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { PendingScreen } from '../storefront/kit/pending-screen.tsx'
import { storefrontRoute } from './_storefront.tsx'

export const myAccountRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/myaccount',
  // Of the signed-in user, whom only the device knows.
  ssr: false,
  beforeLoad: ({ context }) => addMessages(context.i18n, 'account'),
  pendingComponent: PendingScreen,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`My account`)),
  component: lazyRouteComponent(
    () => import('../storefront/screens/account/profile/profile-screen.tsx'),
    'ProfileScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { addMessages } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { PendingScreen } from '../storefront/kit/pending-screen.tsx'
import { storefrontRoute } from './_storefront.tsx'

export const logInRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/login',
  beforeLoad: ({ context }) => addMessages(context.i18n, 'account'),
  pendingComponent: PendingScreen,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg({ message: 'Log in', context: 'page' }))),
  component: lazyRouteComponent(
    () => import('../storefront/screens/account/log-in-screen.tsx'),
    'LogInScreen',
  ),
})

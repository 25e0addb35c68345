import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { unlistedHead } from '../lib/page-head.ts'
import { ownPage } from '../storefront/kit/own-page.ts'
import { storefrontRoute } from './_storefront.tsx'

/** /invitation/{userId}/{token}: opening it changes and tells nothing. */
export const invitationRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/invitation/$',
  ...ownPage,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Choose your password`)),
  component: lazyRouteComponent(
    () => import('../storefront/screens/account/invitation-screen.tsx'),
    'InvitationScreen',
  ),
})

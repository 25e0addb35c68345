import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { unlistedHead } from '../lib/page-head.ts'
import { ownPage } from '../storefront/kit/own-page.ts'
import { storefrontRoute } from './_storefront.tsx'

/** /confirm-email/{userId}/{token}: opening it changes nothing, since mail programs open links too. */
export const confirmEmailRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/confirm-email/$',
  ...ownPage,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`E-mail address`)),
  component: lazyRouteComponent(
    () => import('../storefront/screens/account/confirm-email-screen.tsx'),
    'ConfirmEmailScreen',
  ),
})

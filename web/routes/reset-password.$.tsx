import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { unlistedHead } from '../lib/page-head.ts'
import { ownPage } from '../storefront/kit/own-page.ts'
import { storefrontRoute } from './_storefront.tsx'

/** /reset-password/{userId}/{token}; also without a token, to say so. */
export const resetPasswordRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/reset-password/$',
  ...ownPage,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`New password`)),
  component: lazyRouteComponent(
    () => import('../storefront/screens/account/reset-password-screen.tsx'),
    'ResetPasswordScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { addMessages } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { PendingScreen } from '../storefront/kit/pending-screen.tsx'
import { storefrontRoute } from './_storefront.tsx'

/** /reset-password/{userId}/{token}; also without a token, to say so. */
export const resetPasswordRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/reset-password/$',
  ssr: false,
  beforeLoad: ({ context }) => addMessages(context.i18n, 'account'),
  pendingComponent: PendingScreen,
  head: ({ match }) => {
    const { meta } = unlistedHead(match, match.context.i18n._(msg`New password`))
    // The address holds a secret: it goes to nobody.
    return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }] }
  },
  component: lazyRouteComponent(
    () => import('../storefront/screens/account/reset-password-screen.tsx'),
    'ResetPasswordScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { unlistedHead } from '../lib/page-head.ts'
import { ownPage } from '../storefront/kit/own-page.ts'
import { storefrontRoute } from './_storefront.tsx'

/** /undo-account-change/{userId}/{token}: opening it changes nothing, since mail programs open links too. */
export const undoAccountChangeRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/undo-account-change/$',
  ...ownPage,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Undo a change`)),
  component: lazyRouteComponent(
    () => import('../storefront/screens/account/undo-account-change-screen.tsx'),
    'UndoAccountChangeScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { addMessages } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { PendingScreen } from '../storefront/kit/pending-screen.tsx'
import { storefrontRoute } from './_storefront.tsx'

/** /undo-account-change/{userId}/{token}: opening it changes nothing, since mail programs open links too. */
export const undoAccountChangeRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/undo-account-change/$',
  ssr: false,
  beforeLoad: ({ context }) => addMessages(context.i18n, 'account'),
  pendingComponent: PendingScreen,
  head: ({ match }) => {
    const { meta } = unlistedHead(match, match.context.i18n._(msg`Undo a change`))
    // The address holds a secret: it goes to nobody.
    return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }] }
  },
  component: lazyRouteComponent(
    () => import('../storefront/screens/account/undo-account-change-screen.tsx'),
    'UndoAccountChangeScreen',
  ),
})

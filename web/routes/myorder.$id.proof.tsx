import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { unlistedHead } from '../lib/page-head.ts'
import { ownPage } from '../storefront/kit/own-page.ts'
import { roundSearch } from '../storefront/screens/proof/round-search.ts'
import { storefrontRoute } from './_storefront.tsx'

export const myOrderProofRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/myorder/$id/proof',
  validateSearch: roundSearch,
  ...ownPage,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`A last look before print`)),
  component: lazyRouteComponent(
    () => import('../storefront/screens/proof/proof-screen.tsx'),
    'MyProofScreen',
  ),
})

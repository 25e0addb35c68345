import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { addMessages } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { tryQuery } from '../lib/try-query.ts'
import { linkedOfferQuery, offerSearch } from '../storefront/screens/offers/queries.ts'
import { storefrontRoute } from './_storefront.tsx'

/** A quote by its secret link. */
export const offerRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/q/$token',
  validateSearch: offerSearch,
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context }) => addMessages(context.i18n, 'account'),
  loader: ({ context, deps }) => tryQuery(context, linkedOfferQuery(context, deps)),
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg({ message: 'Quote', context: 'paper' }))),
  component: lazyRouteComponent(() => import('../storefront/screens/offers/offer-screen.tsx'), 'OfferScreen'),
})

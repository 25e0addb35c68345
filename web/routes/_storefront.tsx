import { createRoute } from '@tanstack/react-router'
import { contactQuery, firstServicesQuery, infoPagesQuery, socialQuery } from '../features/site/queries.ts'
import { StorefrontLayout } from '../features/site/storefront-layout.tsx'
import { missingOf } from '../lib/missing.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { tryQuery } from '../lib/try-query.ts'
import { rootRoute } from './__root.tsx'

/** The frame of every public and account page; it adds nothing to the address. */
export const storefrontRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: '_storefront',
  loader: async ({ context }) => {
    await Promise.all([
      tryQuery(context, contactQuery(context)),
      tryQuery(context, socialQuery(context)),
      tryQuery(context, infoPagesQuery(context)),
      tryQuery(context, firstServicesQuery(context)),
    ])
  },
  // A page below that isn't there has nothing to say of itself.
  head: ({ match, matches }) => {
    const missing = missingOf(matches)
    return missing ? unlistedHead(match, missing.gone ? '410' : '404') : {}
  },
  component: StorefrontLayout,
})

import { createRoute } from '@tanstack/react-router'
import { missingOf } from '../lib/missing.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { contactQuery, firstServicesQuery, infoPagesQuery, socialQuery } from '../lib/site-queries.ts'
import { tryQuery } from '../lib/try-query.ts'
import { StorefrontLayout } from '../storefront/shell/storefront-layout.tsx'
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

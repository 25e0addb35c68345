import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { idOf, orNotFound } from '../lib/missing.ts'
import { pageHead } from '../lib/page-head.ts'
import { tryQuery } from '../lib/try-query.ts'
import { dealQuery, dealServicesQuery } from '../storefront/kit/deals/queries.ts'
import { storefrontRoute } from './_storefront.tsx'

export const dealRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/companies/details/$id',
  loader: async ({ context, params }) => {
    const id = idOf(params.id)
    const deal = await orNotFound(context.queryClient.ensureQueryData(dealQuery(context, id)))
    await tryQuery(context, dealServicesQuery(context, deal.services))
    // What is left of the time is counted from here, so that the browser's first render says the same.
    const { title, photoUrl: picture } = deal
    return { id, title, description: deal.head || deal.offer, picture, loadedAt: Date.now() }
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match, {
          ...loaderData,
          path: `/companies/details/${loaderData.id}`,
          above: [{ name: match.context.i18n._(msg`Campaigns`), path: '/companies' }],
        })
      : {},
  component: lazyRouteComponent(() => import('../storefront/screens/deals/deal-screen.tsx'), 'DealScreen'),
})

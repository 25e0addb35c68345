import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { idOf, orNotFound } from '../lib/missing.ts'
import { pageHead } from '../lib/page-head.ts'
import { tryQuery } from '../lib/try-query.ts'
import { campaignQuery, campaignServicesQuery } from '../storefront/kit/campaigns/queries.ts'
import { storefrontRoute } from './_storefront.tsx'

export const campaignRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/companies/details/$id',
  loader: async ({ context, params }) => {
    const id = idOf(params.id)
    const campaign = await orNotFound(context.queryClient.ensureQueryData(campaignQuery(context, id)))
    await tryQuery(context, campaignServicesQuery(context, campaign.services))
    // What is left of the time is counted from here, so that the browser's first render says the same.
    const { title, photoUrl: picture } = campaign
    return { id, title, description: campaign.head || campaign.offer, picture, loadedAt: Date.now() }
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match, {
          ...loaderData,
          path: `/companies/details/${loaderData.id}`,
          above: [{ name: match.context.i18n._(msg`Campaigns`), path: '/companies' }],
        })
      : {},
  component: lazyRouteComponent(
    () => import('../storefront/screens/campaigns/campaign-screen.tsx'),
    'CampaignScreen',
  ),
})

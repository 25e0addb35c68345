import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { listPath, listTitle, pageHead } from '../lib/page-head.ts'
import { pageSearch } from '../lib/page-search.ts'
import { tryQuery } from '../lib/try-query.ts'
import { campaignsPageQuery, campaignsTextsQuery } from '../storefront/kit/campaigns/queries.ts'
import { storefrontRoute } from './_storefront.tsx'

export const companiesRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/companies',
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context, deps }) => {
    const [list, texts] = await Promise.all([
      tryQuery(context, campaignsPageQuery(context, deps.page)),
      tryQuery(context, campaignsTextsQuery(context)),
    ])
    if (deps.page > 1 && list?.items.length === 0) throw notFound()
    return { page: deps.page, description: texts?.[0]?.description }
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match, {
          title: listTitle(match, match.context.i18n._(msg`Campaigns`), loaderData.page),
          description: loaderData.description,
          path: listPath('/companies', loaderData.page),
          above: [],
        })
      : {},
  component: lazyRouteComponent(
    () => import('../storefront/screens/campaigns/campaigns-screen.tsx'),
    'CampaignsScreen',
  ),
  notFoundComponent: lazyRouteComponent(
    () => import('../storefront/screens/campaigns/campaigns-screen.tsx'),
    'EndOfCampaigns',
  ),
})

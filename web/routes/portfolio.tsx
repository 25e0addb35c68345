import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { listPath, listTitle, pageHead } from '../lib/page-head.ts'
import { pageSearch } from '../lib/page-search.ts'
import { tryQuery } from '../lib/try-query.ts'
import { portfolioPageQuery, portfolioTextsQuery } from '../storefront/kit/portfolio/queries.ts'
import { storefrontRoute } from './_storefront.tsx'

export const portfolioRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/portfolio',
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  // The shapes of the posters show after a moment's wait.
  pendingMs: 200,
  pendingMinMs: 300,
  loader: async ({ context, deps }) => {
    const [works, texts] = await Promise.all([
      tryQuery(context, portfolioPageQuery(context, deps.page)),
      tryQuery(context, portfolioTextsQuery(context)),
    ])
    if (deps.page > 1 && works?.items.length === 0) throw notFound()
    return { page: deps.page, description: texts?.[0]?.description }
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { page, description } = loaderData
    const title = listTitle(match, match.context.i18n._(msg`Portfolio`), page)
    return pageHead(match, { title, description, path: listPath('/portfolio', page), above: [] })
  },
  component: lazyRouteComponent(
    () => import('../storefront/screens/portfolio/portfolio-screen.tsx'),
    'PortfolioScreen',
  ),
  pendingComponent: lazyRouteComponent(
    () => import('../storefront/screens/portfolio/portfolio-screen.tsx'),
    'LoadingPortfolio',
  ),
  notFoundComponent: lazyRouteComponent(
    () => import('../storefront/screens/portfolio/portfolio-screen.tsx'),
    'EndOfPortfolio',
  ),
})

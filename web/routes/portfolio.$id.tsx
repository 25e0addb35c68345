import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { idOf, orNotFound } from '../lib/missing.ts'
import { pageHead } from '../lib/page-head.ts'
import { tryQuery } from '../lib/try-query.ts'
import { portfolioPageQuery, projectQuery } from '../storefront/kit/portfolio/queries.ts'
import { storefrontRoute } from './_storefront.tsx'

export const projectRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/portfolio/$id',
  loader: async ({ context, params }) => {
    const id = idOf(params.id)
    const [project] = await Promise.all([
      orNotFound(context.queryClient.ensureQueryData(projectQuery(context, id))),
      // The other works are taken from here.
      tryQuery(context, portfolioPageQuery(context, 1)),
    ])
    return { id, title: project.name, description: project.description, picture: project.mainPhotoUrl }
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match, {
          ...loaderData,
          path: `/portfolio/${loaderData.id}`,
          above: [{ name: match.context.i18n._(msg`Portfolio`), path: '/portfolio' }],
        })
      : {},
  component: lazyRouteComponent(
    () => import('../storefront/screens/portfolio/project-screen.tsx'),
    'ProjectScreen',
  ),
})

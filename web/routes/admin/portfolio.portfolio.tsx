import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listSearch } from '../../lib/list-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const projectsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/portfolio/portfolio',
  validateSearch: listSearch,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Projects`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/portfolio/projects-screen.tsx'),
    'ProjectsScreen',
  ),
})

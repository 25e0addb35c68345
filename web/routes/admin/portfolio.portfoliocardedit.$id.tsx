import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const editProjectRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/portfolio/portfoliocardedit/$id',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Project`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/portfolio/project-screens.tsx'),
    'EditProjectScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const addProjectRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/portfolio/portfoliocardadd',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`New project`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/portfolio/project-screens.tsx'),
    'AddProjectScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const infoPagesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/home/pages/$page',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Information pages`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/info-pages/info-pages-screen.tsx'),
    'InfoPagesScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const aboutUsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/home/aboutus',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`About us`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/about-us/about-us-screen.tsx'),
    'AboutUsScreen',
  ),
})

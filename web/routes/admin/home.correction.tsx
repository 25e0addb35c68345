import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const bannerRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/home/correction',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Home page`)),
  component: lazyRouteComponent(() => import('../../admin/screens/banner/banner-screen.tsx'), 'BannerScreen'),
})

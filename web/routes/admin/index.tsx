import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const adminTodayRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Today`)),
  component: lazyRouteComponent(() => import('../../admin/screens/today/today-screen.tsx'), 'TodayScreen'),
})

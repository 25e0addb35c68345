import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const profileRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/services/profiles/$id',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Check profile`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/profiles/profile-screens.tsx'),
    'ProfileScreen',
  ),
})

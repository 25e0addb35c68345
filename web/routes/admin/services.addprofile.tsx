import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const addProfileRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/services/addprofile',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`New check profile`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/profiles/profile-screens.tsx'),
    'NewProfileScreen',
  ),
})

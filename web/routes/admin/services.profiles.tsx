import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const profilesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/services/profiles',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Check profiles`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/profiles/profiles-screen.tsx'),
    'ProfilesScreen',
  ),
})

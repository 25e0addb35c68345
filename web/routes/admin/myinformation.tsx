import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const myInformationRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/myinformation',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`My information`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/my-information/my-information-screen.tsx'),
    'MyInformationScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const productRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/services/editproduct/$id',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Product`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/services/record-screens.tsx'),
    'ProductScreen',
  ),
})

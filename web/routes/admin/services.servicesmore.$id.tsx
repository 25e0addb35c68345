import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageSearch } from '../../lib/page-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const serviceRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/services/servicesmore/$id',
  validateSearch: pageSearch,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Service`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/services/record-screens.tsx'),
    'ServiceScreen',
  ),
})

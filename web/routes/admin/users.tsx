import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listSearch } from '../../lib/list-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const customersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/users',
  validateSearch: listSearch,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Customers`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/customers/customers-screen.tsx'),
    'CustomersScreen',
  ),
})

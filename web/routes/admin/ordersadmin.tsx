import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'
import { ordersSearch } from './orders-search.ts'

export const ordersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/ordersadmin',
  validateSearch: ordersSearch,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`All orders`)),
  component: lazyRouteComponent(() => import('../../admin/screens/orders/orders-screen.tsx'), 'OrdersScreen'),
})

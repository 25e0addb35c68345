import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const orderPageRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/ordersadmin/$id',
  head: ({ params }) => pageTitle(`№ ${params.id}`),
  component: lazyRouteComponent(() => import('../../admin/screens/order/order-screen.tsx'), 'OrderScreen'),
})

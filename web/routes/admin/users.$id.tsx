import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { OrdersSearch } from '../../admin/kit/orders/last-list.ts'
import { pageSearch } from '../../lib/page-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'
import { ordersSearch } from './orders-search.ts'

/** The page of the customer's orders, and how they stand. */
function search(given: Record<string, unknown>): Pick<OrdersSearch, 'sort' | 'direction' | 'page'> {
  const { sort, direction } = ordersSearch(given)
  return { ...(sort && { sort }), ...(direction && { direction }), ...pageSearch(given) }
}

export const customerRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/users/$id',
  validateSearch: search,
  head: ({ params }) => pageTitle(`№ ${params.id}`),
  component: lazyRouteComponent(
    () => import('../../admin/screens/customers/customer-screen.tsx'),
    'CustomerScreen',
  ),
})

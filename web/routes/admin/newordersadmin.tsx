import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

type Search = { sort?: 'oldest' | 'amount'; order?: number }

/** `sort` (newest first without it) and `order`, the ticket to begin with. By hand: zod would be in every page. */
function search({ sort, order }: Record<string, unknown>): Search {
  const id = Number(order)
  return {
    ...((sort === 'oldest' || sort === 'amount') && { sort }),
    ...(Number.isInteger(id) && id > 0 && { order: id }),
  }
}

export const newOrdersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/newordersadmin',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`New orders`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/new-orders/new-orders-screen.tsx'),
    'NewOrdersScreen',
  ),
})

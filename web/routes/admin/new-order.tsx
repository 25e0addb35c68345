import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

/** `as=quote`: the lines become a quote. */
type Search = { as?: 'quote' }

export const newOrderRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/new-order',
  validateSearch: (given: Record<string, unknown>): Search => (given.as === 'quote' ? { as: 'quote' } : {}),
  head: ({ match }) =>
    pageTitle(match.context.i18n._(match.search.as === 'quote' ? msg`New quote` : msg`New order`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/new-order/new-order-screen.tsx'),
    'NewOrderScreen',
  ),
})

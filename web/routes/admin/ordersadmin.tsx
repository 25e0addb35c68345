import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { type OrderStatus, orderStatuses } from '../../../src/domains/orders/transitions.ts'
import { pageSearch } from '../../lib/page-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

type Search = {
  q?: string
  status?: OrderStatus
  sort?: 'count' | 'price'
  direction?: 'asc'
  page?: number
}

/** What is searched for, which status, how sorted (newest first without it). By hand: zod would be in every page. */
function search(given: Record<string, unknown>): Search {
  const { q, status, sort, direction } = given
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200).trim() : ''
  return {
    ...(text !== '' && { q: text }),
    ...(typeof status === 'string' &&
      Object.hasOwn(orderStatuses, status) && { status: status as OrderStatus }),
    ...((sort === 'count' || sort === 'price') && { sort }),
    ...(direction === 'asc' && { direction }),
    ...pageSearch(given),
  }
}

export const ordersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/ordersadmin',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`All orders`)),
}).lazy(() => import('./ordersadmin.lazy.tsx').then(({ Route }) => Route))

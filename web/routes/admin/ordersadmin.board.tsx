import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'
import { ordersSearch } from './orders-search.ts'

export const ordersBoardRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/ordersadmin/board',
  validateSearch: ordersSearch,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Order board`)),
}).lazy(() => import('./ordersadmin.board.lazy.tsx').then(({ Route }) => Route))

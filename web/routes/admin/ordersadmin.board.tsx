import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'
import { ordersSearch } from './orders-search.ts'

export const ordersBoardRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/ordersadmin/board',
  validateSearch: ordersSearch,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Order board`)),
  component: lazyRouteComponent(() => import('../../admin/screens/board/board-screen.tsx'), 'BoardScreen'),
})

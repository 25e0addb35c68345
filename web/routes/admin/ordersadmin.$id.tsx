import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const orderPageRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/ordersadmin/$id',
  head: ({ params }) => pageTitle(`№ ${params.id}`),
}).lazy(() => import('./ordersadmin.$id.lazy.tsx').then(({ Route }) => Route))

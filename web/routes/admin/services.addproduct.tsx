import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

/** The service that it is to belong to. */
function search({ service }: Record<string, unknown>): { service?: number } {
  return typeof service === 'number' && Number.isSafeInteger(service) && service > 0 ? { service } : {}
}

export const addProductRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/services/addproduct',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`New product`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/services/record-screens.tsx'),
    'NewProductScreen',
  ),
})

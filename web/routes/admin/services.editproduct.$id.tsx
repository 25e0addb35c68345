import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const productRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/services/editproduct/$id',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Product`)),
}).lazy(() => import('./services.editproduct.$id.lazy.tsx').then(({ Route }) => Route))

import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const addServiceRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/services/addservice',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`New service`)),
}).lazy(() => import('./services.addservice.lazy.tsx').then(({ Route }) => Route))

import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const discountsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/discounts',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Discounts`)),
}).lazy(() => import('./discounts.lazy.tsx').then(({ Route }) => Route))

import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const advertisementsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/home/advertisements',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Advertisements`)),
}).lazy(() => import('./home.advertisements.lazy.tsx').then(({ Route }) => Route))

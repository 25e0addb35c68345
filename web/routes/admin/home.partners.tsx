import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const partnersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/home/partners',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Partners`)),
}).lazy(() => import('./home.partners.lazy.tsx').then(({ Route }) => Route))

import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const bannerRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/home/correction',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Home page`)),
}).lazy(() => import('./home.correction.lazy.tsx').then(({ Route }) => Route))

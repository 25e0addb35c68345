import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const infoPagesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/home/pages/$page',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Information pages`)),
}).lazy(() => import('./home.pages.$page.lazy.tsx').then(({ Route }) => Route))

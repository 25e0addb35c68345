import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const aboutUsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/home/aboutus',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`About us`)),
}).lazy(() => import('./home.aboutus.lazy.tsx').then(({ Route }) => Route))

import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const myInformationRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/myinformation',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`My information`)),
}).lazy(() => import('./myinformation.lazy.tsx').then(({ Route }) => Route))

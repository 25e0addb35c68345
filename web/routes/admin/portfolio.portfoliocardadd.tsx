import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const addProjectRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/portfolio/portfoliocardadd',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`New project`)),
}).lazy(() => import('./portfolio.portfoliocardadd.lazy.tsx').then(({ Route }) => Route))

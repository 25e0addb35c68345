import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const editProjectRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/portfolio/portfoliocardedit/$id',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Project`)),
}).lazy(() => import('./portfolio.portfoliocardedit.$id.lazy.tsx').then(({ Route }) => Route))

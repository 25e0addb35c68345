import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { listSearch } from '../../lib/list-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const projectsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/portfolio/portfolio',
  validateSearch: listSearch,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Projects`)),
}).lazy(() => import('./portfolio.portfolio.lazy.tsx').then(({ Route }) => Route))

import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { listSearch } from '../../lib/list-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const campaignsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/companies/companies',
  validateSearch: listSearch,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Campaigns`)),
}).lazy(() => import('./companies.companies.lazy.tsx').then(({ Route }) => Route))

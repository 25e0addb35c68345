import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ServicesSearch } from '../../admin/screens/services/services-search.ts'
import { listSearch } from '../../lib/list-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

/** What is searched for, the page, and whether only what isn't translated. */
const search = (given: Record<string, unknown>): ServicesSearch => ({
  ...listSearch(given),
  ...(given.untranslated === true && { untranslated: true as const }),
})

export const servicesListRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/services/services',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Services`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/services/services-screen.tsx'),
    'ServicesScreen',
  ),
})

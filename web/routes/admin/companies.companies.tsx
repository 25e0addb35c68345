import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listSearch } from '../../lib/list-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const campaignsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/companies/companies',
  validateSearch: listSearch,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Campaigns`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/campaigns/campaigns-screen.tsx'),
    'CampaignsScreen',
  ),
})

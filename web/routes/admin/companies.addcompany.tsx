import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const addCampaignRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/companies/addcompany',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`New campaign`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/campaigns/campaign-screens.tsx'),
    'AddCampaignScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const campaignsTextsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/companies/editcompaniespage',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Texts of the campaigns page`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/page-texts/page-texts-screen.tsx'),
    'CampaignsTextsScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const editCampaignRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/companies/editcompany/$id',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Campaign`)),
}).lazy(() => import('./companies.editcompany.$id.lazy.tsx').then(({ Route }) => Route))

import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const addCampaignRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/companies/addcompany',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`New campaign`)),
}).lazy(() => import('./companies.addcompany.lazy.tsx').then(({ Route }) => Route))

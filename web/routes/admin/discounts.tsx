import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const discountsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/discounts',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Discounts`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/discounts/discounts-screen.tsx'),
    'DiscountsScreen',
  ),
})

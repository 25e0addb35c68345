import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const advertisementsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/home/advertisements',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Advertisements`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/advertisements/advertisements-screen.tsx'),
    'AdvertisementsScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const optionsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/services/options/$id',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Choices and prices`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/options/options-screens.tsx'),
    'OptionsScreen',
  ),
})

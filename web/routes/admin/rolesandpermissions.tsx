import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const rolesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/rolesandpermissions',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Roles and permissions`)),
  component: lazyRouteComponent(() => import('../../admin/screens/roles/roles-screen.tsx'), 'RolesScreen'),
})

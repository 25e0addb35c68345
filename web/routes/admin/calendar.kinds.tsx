import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { isId } from '../../lib/address-values.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

/** Which kind of work is edited, by its id; `new`: one that is yet to be made. */
const search = ({ open }: Record<string, unknown>): { open?: number | 'new' } =>
  isId(open) || open === 'new' ? { open } : {}

export const workKindsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/calendar/kinds',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Kinds of work`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/work-kinds/kinds-screen.tsx'),
    'KindsScreen',
  ),
})

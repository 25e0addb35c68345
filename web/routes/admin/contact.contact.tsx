import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

/** Which record is edited; without it the first one. */
const search = ({ open }: Record<string, unknown>): { open?: number } =>
  typeof open === 'number' && Number.isSafeInteger(open) && open > 0 ? { open } : {}

export const contactDataRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/contact/contact',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Contact data`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/contact/contact-screen.tsx'),
    'ContactScreen',
  ),
})

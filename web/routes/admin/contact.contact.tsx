import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const contactDataRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/contact/contact',
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Contact data`)),
}).lazy(() => import('./contact.contact.lazy.tsx').then(({ Route }) => Route))

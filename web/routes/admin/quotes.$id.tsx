import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

export const quoteRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/quotes/$id',
  head: ({ match }) => pageTitle(match.context.i18n._(msg({ message: 'Quote', context: 'paper' }))),
  component: lazyRouteComponent(() => import('../../admin/screens/quotes/quote-screen.tsx'), 'QuoteScreen'),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageSearch } from '../../lib/page-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

const turns = ['customer', 'over', 'all'] as const
type Search = { turn?: (typeof turns)[number]; page?: number | undefined }

export const quotesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/quotes',
  validateSearch: (given: Record<string, unknown>): Search => {
    const turn = turns.find((one) => one === given.turn)
    return { ...(turn && { turn }), ...pageSearch(given) }
  },
  head: ({ match }) => pageTitle(match.context.i18n._(msg({ message: 'Quotes', context: 'list' }))),
  component: lazyRouteComponent(() => import('../../admin/screens/quotes/quotes-screen.tsx'), 'QuotesScreen'),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageSearch } from '../../lib/page-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

type Search = { show?: 'handled' | 'all'; q?: string; page?: number }

/** Which requests (the open ones without it), what is searched for, and the page. By hand: zod would be in every page. */
function search(given: Record<string, unknown>): Search {
  const { show, q } = given
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200).trim() : ''
  return {
    ...((show === 'handled' || show === 'all') && { show }),
    ...(text !== '' && { q: text }),
    ...pageSearch(given),
  }
}

export const inboxRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/contact/inbox',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Contact requests`)),
  component: lazyRouteComponent(() => import('../../admin/screens/inbox/inbox-screen.tsx'), 'InboxScreen'),
})

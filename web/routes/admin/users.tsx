import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { pageSearch } from '../../lib/page-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

/** `q`, what is searched for, and the page. */
function search(given: Record<string, unknown>): { q?: string; page?: number } {
  const { q } = given
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200).trim() : ''
  return { ...(text !== '' && { q: text }), ...pageSearch(given) }
}

export const customersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/users',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Customers`)),
}).lazy(() => import('./users.lazy.tsx').then(({ Route }) => Route))

import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import type { ServicesSearch } from '../../features/office/services/services-search.ts'
import { pageSearch } from '../../lib/page-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

/** What is searched for, whether only what isn't translated, and the page. */
function search(given: Record<string, unknown>): ServicesSearch {
  const { q, untranslated } = given
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200).trim() : ''
  return {
    ...(text !== '' && { q: text }),
    ...(untranslated === true && { untranslated }),
    ...pageSearch(given),
  }
}

export const servicesListRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/services/services',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Services`)),
}).lazy(() => import('./services.services.lazy.tsx').then(({ Route }) => Route))

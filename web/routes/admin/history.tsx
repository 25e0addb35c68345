import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { recordPlaces } from '../../admin/kit/history/record-places.ts'
import type { HistorySearch } from '../../admin/screens/history/history-search.ts'
import { signInActs } from '../../admin/screens/history/sign-in-labels.ts'
import { isDay, isId, isKey } from '../../lib/address-values.ts'
import { pageSearch } from '../../lib/page-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

function search(given: Record<string, unknown>): HistorySearch {
  const { view, act, q, kind, who, from, to } = given
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200).trim() : ''
  return {
    ...(view === 'signins' && { view, ...(isKey(act, signInActs) && { act }) }),
    ...(text !== '' && { q: text }),
    ...(isKey(kind, recordPlaces) && { kind }),
    ...(isId(who) && { who }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...pageSearch(given),
  }
}

export const historyRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/history',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`History`)),
  component: lazyRouteComponent(() => import('../../admin/screens/history/history-view.tsx'), 'HistoryView'),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageSearch } from '../../lib/page-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

type Search = {
  side?: 'customer'
  what?: string
  q?: string
  owner?: 'mine' | 'none' | number
  service?: number
  page?: number | undefined
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0

/** Whose turn, what is to do, and what is filtered by. By hand: zod would be in every page. */
function search(given: Record<string, unknown>): Search {
  const { side, what, q, owner, service } = given
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200).trim() : ''
  return {
    ...(side === 'customer' && { side }),
    ...(typeof what === 'string' && /^[a-zA-Z]{1,30}$/.test(what) && { what }),
    ...(text !== '' && { q: text }),
    ...((owner === 'mine' || owner === 'none' || isId(owner)) && { owner }),
    ...(isId(service) && { service }),
    ...pageSearch(given),
  }
}

export const workRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/artwork',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg({ message: 'Artwork', context: 'list' }))),
  component: lazyRouteComponent(() => import('../../admin/screens/work/work-screen.tsx'), 'WorkScreen'),
})

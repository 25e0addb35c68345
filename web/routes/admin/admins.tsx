import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { StaffSearch } from '../../admin/screens/staff/staff-search.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

/** What is searched for, how sorted (by name without it), and whose panel is open. */
function search({ q, sort, direction, open }: Record<string, unknown>): StaffSearch {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200).trim() : ''
  return {
    ...(text !== '' && { q: text }),
    ...((sort === 'role' || sort === 'email') && { sort }),
    ...(direction === 'desc' && { direction }),
    ...((open === 'new' ||
      open === 'invite' ||
      (typeof open === 'number' && Number.isSafeInteger(open) && open > 0)) && { open }),
  }
}

export const staffRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/admins',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Staff`)),
  component: lazyRouteComponent(() => import('../../admin/screens/staff/staff-screen.tsx'), 'StaffScreen'),
})

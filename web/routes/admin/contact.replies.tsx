import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'
import { adminRoute } from '../admin.tsx'

/** Which reply is edited, by its id; `new`: one that is yet to be made. */
function search({ open }: Record<string, unknown>): { open?: number | 'new' } {
  const isId = typeof open === 'number' && Number.isSafeInteger(open) && open > 0
  return isId || open === 'new' ? { open } : {}
}

export const repliesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/contact/replies',
  validateSearch: search,
  head: ({ match }) => pageTitle(match.context.i18n._(msg`Saved replies`)),
  component: lazyRouteComponent(
    () => import('../../admin/screens/replies/replies-screen.tsx'),
    'RepliesScreen',
  ),
})

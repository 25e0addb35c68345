import { createRoute, redirect } from '@tanstack/react-router'
import { adminRoute } from '../admin.tsx'

/** The menu's entry: the first of the pages. */
export const infoPagesStartRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/home/pages',
  beforeLoad: () => {
    throw redirect({ to: '/admin/home/pages/$page', params: { page: 'delivery' }, replace: true })
  },
})

import { createRoute, redirect } from '@tanstack/react-router'
import { adminRoute } from '../admin.tsx'

/** A quote is written where orders are: the same lines become either. */
export const newQuoteRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/quotes/new',
  beforeLoad: () => {
    throw redirect({ to: '/admin/new-order', search: { as: 'quote' }, replace: true })
  },
})

import { createRoute, notFound } from '@tanstack/react-router'
import { storefrontRoute } from './_storefront.tsx'

/** Any address that isn't one: 404 inside the storefront's frame. */
export const missingRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/$',
  loader: () => {
    throw notFound()
  },
})

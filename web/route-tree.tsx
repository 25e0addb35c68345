import { adminRoutes } from './admin/routes.tsx'
import { rootRoute } from './root-route.tsx'
import { storefrontRoutes } from './storefront/routes.tsx'

/** Every address of the site, for the server; a browser loads the branch that it shows (`entry-*.tsx`). */
export const routeTree = rootRoute.addChildren([storefrontRoutes, adminRoutes])

export type RouteTree = typeof routeTree

import { adminBranch } from './admin-branch.tsx'
import { rootRoute } from './routes/__root.tsx'
import { storefrontBranch } from './storefront-branch.tsx'

/** Every address of the site, for the server; a browser loads the branch that it shows (`entry-*.tsx`). */
export const routeTree = rootRoute.addChildren([storefrontBranch, adminBranch])

export type RouteTree = typeof routeTree

import { officeBranch } from './office-branch.tsx'
import { rootRoute } from './routes/__root.tsx'
import { storefrontBranch } from './storefront-branch.tsx'

/** Every address of the site, for the server; a browser loads the branch that it shows (`entry-*.tsx`). */
export const routeTree = rootRoute.addChildren([storefrontBranch, officeBranch])

export type RouteTree = typeof routeTree

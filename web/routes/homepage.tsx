import { createRoute } from '@tanstack/react-router'
import { loadHome } from '../features/home/load-home.ts'
import { businessRecord } from '../features/site/business-record.ts'
import { pageHead } from '../lib/page-head.ts'
import { storefrontRoute } from './_storefront.tsx'

/** The home page under its other address (specification 2, "Public routes"). */
export const homepageRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/homepage',
  loader: loadHome,
  head: ({ match }) => pageHead(match, { path: '/', records: [businessRecord(match)] }),
}).lazy(() => import('./homepage.lazy.tsx').then(({ Route }) => Route))

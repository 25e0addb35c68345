import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../lib/page-head.ts'
import { businessRecord } from '../storefront/kit/business-record.ts'
import { storefrontRoute } from './_storefront.tsx'

/** The home page under its other address (WEB-16). */
export const homepageRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/homepage',
  // Other pages do without what home asks for.
  loader: async ({ context }) =>
    (await import('../storefront/screens/home/load-home.ts')).loadHome({ context }),
  head: ({ match }) => pageHead(match, { path: '/', records: [businessRecord(match)] }),
  component: lazyRouteComponent(() => import('../storefront/screens/home/home-screen.tsx'), 'HomeScreen'),
})

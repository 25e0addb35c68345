import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storefrontRoute } from './_storefront.tsx'

const screen = () => import('../storefront/screens/services/service-screen.tsx')

export const serviceRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/services/card/$id',
  loader: async ({ context, params }) => (await screen()).servicePage.load(context, params.id),
  head: async ({ match, loaderData }) => (await screen()).servicePage.head(match, loaderData?.id),
  component: lazyRouteComponent(screen, 'ServiceScreen'),
})

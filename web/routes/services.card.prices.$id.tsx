import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { productSearch } from '../storefront/kit/options/product-search.ts'
import { storefrontRoute } from './_storefront.tsx'

const screen = () => import('../storefront/screens/services/product-screen.tsx')

export const productRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/services/card/prices/$id',
  validateSearch: productSearch,
  loader: async ({ context, params }) => (await screen()).productPage.load(context, params.id),
  head: async ({ match, loaderData }) => (await screen()).productPage.head(match, loaderData?.id),
  component: lazyRouteComponent(screen, 'ProductScreen'),
})

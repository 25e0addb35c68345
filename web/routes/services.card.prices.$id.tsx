import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { idOf, orNotFound } from '../lib/missing.ts'
import { pageHead } from '../lib/page-head.ts'
import { tryQuery } from '../lib/try-query.ts'
import { campaignsQuery, productQuery, serviceQuery } from '../storefront/kit/services/detail-queries.ts'
import { productRecord } from '../storefront/screens/services/offer-records.ts'
import { storefrontRoute } from './_storefront.tsx'

export const productRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/services/card/prices/$id',
  loader: async ({ context, params }) => {
    const id = idOf(params.id)
    const product = await orNotFound(context.queryClient.ensureQueryData(productQuery(context, id)))
    await Promise.all([
      tryQuery(context, serviceQuery(context, product.serviceId)),
      tryQuery(context, campaignsQuery(context)),
    ])
    return { id }
  },
  head: ({ match, loaderData }) => {
    const { context } = match
    const cache = context.queryClient
    const product = loaderData && cache.getQueryData(productQuery(context, loaderData.id).queryKey)
    if (!product) return {}
    const service = cache.getQueryData(serviceQuery(context, product.serviceId).queryKey)
    return pageHead(match, {
      title: product.name,
      description: product.description,
      path: `/services/card/prices/${product.id}`,
      picture: product.photoUrl,
      above: [
        { name: context.i18n._(msg`Services`), path: '/services' },
        ...(service ? [{ name: service.name, path: `/services/card/${service.id}` }] : []),
      ],
      records: [productRecord(match, product, service?.name)],
    })
  },
  component: lazyRouteComponent(
    () => import('../storefront/screens/services/product-screen.tsx'),
    'ProductScreen',
  ),
})

import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../lib/page-head.ts'
import { contactQuery } from '../lib/site-queries.ts'
import { businessRecord } from '../storefront/kit/business-record.ts'
import { storefrontRoute } from './_storefront.tsx'

export const contactRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/contact',
  head: ({ match: { context } }) =>
    pageHead(
      { context },
      {
        title: context.i18n._(msg`Contact`),
        description: context.queryClient.getQueryData(contactQuery(context).queryKey)?.[0]?.description,
        path: '/contact',
        above: [],
        records: [businessRecord({ context })],
      },
    ),
  component: lazyRouteComponent(
    () => import('../storefront/screens/contact/contact-screen.tsx'),
    'ContactScreen',
  ),
})

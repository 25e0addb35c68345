import { createRoute } from '@tanstack/react-router'
import { loadHome } from '../features/home/load-home.ts'
import { businessRecord } from '../features/site/business-record.ts'
import { pageHead } from '../lib/page-head.ts'
import { storefrontRoute } from './_storefront.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/',
  loader: loadHome,
  head: ({ match }) => pageHead(match, { path: '/', records: [businessRecord(match)] }),
}).lazy(() => import('./index.lazy.tsx').then(({ Route }) => Route))

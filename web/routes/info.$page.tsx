import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { isInfoPage } from '../../src/domains/content/info-pages.ts'
import { pageHead } from '../lib/page-head.ts'
import { infoPageQuery } from '../storefront/screens/info/queries.ts'
import { storefrontRoute } from './_storefront.tsx'

/** An information page that has a text; without one it is not on the site. */
export const infoPageRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/info/$page',
  loader: async ({ context, params: { page } }) => {
    if (!isInfoPage(page)) throw notFound()
    const [texts] = await context.queryClient.ensureQueryData(infoPageQuery(context, page))
    if (!texts?.description) throw notFound()
    const { title, description } = texts
    return { page, title, description, records: page === 'questions' ? [await recordOf(description)] : [] }
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { page, title, description, records } = loaderData
    return pageHead(match, {
      title,
      description,
      path: `/info/${page}`,
      above: [],
      records,
    })
  },
  component: lazyRouteComponent(() => import('../storefront/screens/info/info-screen.tsx'), 'InfoScreen'),
})

/** Loaded with the one page that has it. */
async function recordOf(description: string) {
  const { questionsRecord } = await import('../storefront/screens/info/questions-record.ts')
  return questionsRecord(description)
}

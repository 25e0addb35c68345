import type { MessageDescriptor } from '@lingui/core'
import { createRoute, notFound, type RouteComponent } from '@tanstack/react-router'
import { setOrderLink } from '../lib/call-headers.ts'
import { pageSearch } from '../lib/list-search.ts'
import { addMessages } from '../lib/messages.ts'
import { missingOf } from '../lib/missing.ts'
import { listPath, listTitle, pageHead, unlistedHead } from '../lib/page-head.ts'
import type { RouterContext } from '../lib/router-context.ts'
import { contactQuery, firstServicesQuery, infoPagesQuery, socialQuery } from '../lib/site-queries.ts'
import { tryQuery } from '../lib/try-query.ts'
import { rootRoute } from '../root-route.tsx'
import { PendingScreen } from './kit/pending-screen.tsx'
import { StorefrontLayout } from './shell/storefront-layout.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Only the device knows what the page shows, and it takes up a different amount of room than what the server
     * sent.
     */
    isOwn?: boolean
  }
}

/** The frame of every public and account page; it adds nothing to the address. */
export const frame = createRoute({
  getParentRoute: () => rootRoute,
  id: '_storefront',
  loader: async ({ context }) => {
    await Promise.all([
      tryQuery(context, contactQuery(context)),
      tryQuery(context, socialQuery(context)),
      tryQuery(context, infoPagesQuery(context)),
      tryQuery(context, firstServicesQuery(context)),
    ])
  },
  // A page that isn't there has nothing to say about itself.
  head: ({ match, matches }) => {
    const missing = missingOf(matches)
    return missing ? unlistedHead(match, missing.gone ? '410' : '404') : {}
  },
  component: StorefrontLayout,
})
export const inFrame = () => frame

export type InContext = { context: RouterContext }

/** The head of a page that search engines should leave alone. */
export const unlisted =
  (title: MessageDescriptor) =>
  ({ match }: { match: InContext }) =>
    unlistedHead(match, match.context.i18n._(title))

export const withAccountTexts = ({ context }: InContext) => addMessages(context.i18n, 'account')

/** The options of a page whose user only the device knows, so the browser fills it in. */
export const ownOptions = {
  ssr: false,
  beforeLoad: withAccountTexts,
  pendingComponent: PendingScreen,
  staticData: { isOwn: true },
} as const

/**
 * The options of a page behind a secret link: the server never reads the token, so the browser asks for what the link
 * shows.
 */
export const linkedOptions = {
  ...ownOptions,
  beforeLoad: ({ context, params }: InContext & { params: { token: string } }) => {
    setOrderLink(params.token)
    return withAccountTexts({ context })
  },
} as const

type OwnPage<Search> = {
  title: MessageDescriptor
  /** Reads the search part of the address. */
  search?: (given: Record<string, unknown>) => Search
  component: RouteComponent
}

/** One of the caller's own pages. */
export const ownPage = <const Path extends string, Search = Record<never, never>>(
  path: Path,
  { title, search, component }: OwnPage<Search>,
) =>
  createRoute({
    getParentRoute: inFrame,
    path,
    validateSearch: search,
    ...ownOptions,
    head: unlisted(title),
    component,
  })

type ListPage = {
  title: MessageDescriptor
  read: (context: RouterContext, page: number) => Promise<{ items: readonly unknown[] } | undefined>
  readTexts: (context: RouterContext) => Promise<readonly { description: string }[] | undefined>
}

type ListMatch = InContext & { fullPath: string }
type ListData = { page: number; description: string | undefined }

/** The loader and head of a route that shows a paginated list. */
export const listPage = ({ title, read, readTexts }: ListPage) => ({
  validateSearch: pageSearch,
  loaderDeps: ({ search }: { search: { page?: number | undefined } }) => ({ page: search.page ?? 1 }),
  loader: async ({ context, deps }: InContext & { deps: { page: number } }): Promise<ListData> => {
    const [list, texts] = await Promise.all([read(context, deps.page), readTexts(context)])
    if (deps.page > 1 && list?.items.length === 0) throw notFound()
    return { page: deps.page, description: texts?.[0]?.description }
  },
  head: ({ match, loaderData }: { match: ListMatch; loaderData?: ListData | undefined }) => {
    if (!loaderData) return {}
    const { page, description } = loaderData
    const path = listPath(match.fullPath, page)
    return pageHead(match, {
      title: listTitle(match, match.context.i18n._(title), page),
      description,
      path,
      above: [],
    })
  },
})

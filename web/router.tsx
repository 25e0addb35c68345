import type { I18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import type { Prefix } from '../src/lib/language-address.ts'
import type { Language } from '../src/lib/languages.ts'
import type { PostedContact } from './features/contact/posted-contact.ts'
import { ErrorScreen } from './features/site/error-screen.tsx'
import { NotFoundScreen } from './features/site/not-found-screen.tsx'
import { type Api, type Client, createApi } from './lib/api.ts'
import { LanguageProvider } from './lib/language.tsx'
import { languageRewrite } from './lib/language-rewrite.ts'
import { addedParts, addMessages } from './lib/messages.ts'
import type { RouteTree } from './route-tree.tsx'

/** What every loader and head gets. */
export type RouterContext = {
  queryClient: QueryClient
  client: Client
  api: Api
  i18n: I18n
  language: Language
  /** The language that the page's address says; every link keeps it. */
  prefix: Prefix | null
  /** On the page that answers a form which was sent without our program. */
  posted?: PostedContact | undefined
  /** The public origin, for absolute addresses in the head. */
  siteUrl: string
}

type Start = Omit<RouterContext, 'queryClient' | 'api'> & { routeTree: RouteTree; nonce?: string }

/** One router for each request and one for the browser's page. */
export function createAppRouter({ routeTree, nonce, ...start }: Start) {
  const queryClient = new QueryClient({
    defaultOptions: {
      // Offline they wait, and go on by themselves.
      queries: { staleTime: 30_000, retry: false },
      // Offline they fail at once, with a sentence, and what was typed stays.
      mutations: { networkMode: 'always' },
    },
  })
  const context: RouterContext = { ...start, queryClient, api: createApi(queryClient, start.client) }
  const router = createRouter({
    routeTree,
    context,
    // None for who begins without a prefix: every link is made faster.
    ...(start.prefix && { rewrite: languageRewrite(start.prefix) }),
    ssr: { nonce },
    dehydrate: () => ({ texts: addedParts(start.i18n), posted: start.posted }),
    hydrate: async ({ texts, posted }) => {
      context.posted = posted
      await Promise.all(texts.map((part) => addMessages(start.i18n, part)))
    },
    scrollRestoration: afterArrival(),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    InnerWrap: LanguageProvider,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

/** Not at the first rendering: who scrolled before the program came stays there, and a reload is the browser's own. */
function afterArrival(): () => boolean {
  let arrived = false
  return () => {
    const restores = arrived
    arrived = true
    return restores
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

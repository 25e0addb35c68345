import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createApi } from './lib/api.ts'
import { handOver, takeOver } from './lib/handed-queries.ts'
import { LanguageProvider } from './lib/language.tsx'
import { languageRewrite } from './lib/language-rewrite.ts'
import { addedParts, addMessages } from './lib/messages.ts'
import type { RouterContext } from './lib/router-context.ts'
import type { RouteTree } from './route-tree.tsx'
import { NotFoundScreen } from './storefront/kit/not-found-screen.tsx'
import { ErrorScreen } from './storefront/shell/error-screen.tsx'

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
  return createRouter({
    routeTree,
    context,
    // None for who begins without a prefix: every link is made faster.
    ...(start.prefix && { rewrite: languageRewrite(start.prefix) }),
    ssr: { nonce },
    dehydrate: () => ({
      texts: addedParts(start.i18n),
      posted: start.posted,
      queries: handOver(queryClient),
    }),
    hydrate: async ({ texts, posted, queries }) => {
      context.posted = posted
      takeOver(queryClient, queries)
      await Promise.all(texts.map((part) => addMessages(start.i18n, part)))
    },
    scrollRestoration: afterArrival(),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    InnerWrap: Providers,
  })
}

/** What every screen asks for data and for its language. */
function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={useRouter().options.context.queryClient}>
      <LanguageProvider>{children}</LanguageProvider>
    </QueryClientProvider>
  )
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

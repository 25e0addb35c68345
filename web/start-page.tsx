import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prefixOf } from '../src/lib/language-address.ts'
import { toLanguage } from '../src/lib/languages.ts'
import { type BrowserOptions, createBrowserClient } from './lib/api.ts'
import { watchTranslator } from './lib/before-program/watch-translator.ts'
import { loadI18n } from './lib/messages.ts'
import type { RouteTree } from './route-tree.tsx'
import { createAppRouter } from './router.tsx'

/**
 * Takes over the page that the server sent. `branch` is the tree with the storefront or with the admin only:
 * one leads to the other by a load of its own, so that neither loads the other's code.
 */
export async function startPage(branch: unknown, options?: BrowserOptions): Promise<void> {
  watchTranslator()
  const language = toLanguage(document.documentElement.lang)
  const router = createAppRouter({
    routeTree: branch as RouteTree,
    client: createBrowserClient(() => toLanguage(document.documentElement.lang), options),
    i18n: await loadI18n(language),
    language,
    prefix: prefixOf(location.pathname.replace(/^\/+/, '/')),
    // As the server knows it: the head says the same on both sides.
    siteUrl: document.documentElement.dataset.site ?? location.origin,
  })
  countFromNow(router.options.context.queryClient)
  takeOverMissing(router)
  // In pieces of a few milliseconds: taken over at once, a page answers nobody for as long as all of it takes.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

/**
 * One page is kept for all addresses that no route has, rendered at `missingAddress`, and one for all that can't be
 * an order's (page-address.ts): it is the page of this one.
 * The router finds what it takes over by names that hold the address.
 */
function takeOverMissing(router: AnyRouter): void {
  const sent = window.$_TSR?.router?.matches.at(-1)
  const here = router.matchRoutes(router.latestLocation).at(-1)
  if (here && sent && /#(404|myorder#0)$/.test(sent.i)) sent.i = here.id.replaceAll('/', '#')
}

/** A page may have been rendered a while ago; that it was given means that its data still stands. */
function countFromNow(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && query.state.status === 'success') query.setState({ dataUpdatedAt: Date.now() })
  })
}

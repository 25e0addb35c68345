import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { prefixOf } from '../src/lib/language-address.ts'
import type { Language } from '../src/lib/languages.ts'
import type { PageManifest } from '../src/ssr/page-manifest.ts'
import type { Client } from './lib/api.ts'
import { loadI18n } from './lib/messages.ts'
import { loadParts } from './lib/near-part.tsx'
import { routeTree } from './route-tree.tsx'
import { createAppRouter } from './router.tsx'

export type RenderInput = {
  request: Request
  /** Calls the procedures in the process, as a visitor. */
  client: Client
  language: Language
  siteUrl: string
  nonce: string
  /** Scripts, styles and chunks to preload, by route id. */
  manifest: PageManifest
}

/** A page as an HTTP answer: the router says the status, 404 included. */
export async function render(input: RenderInput): Promise<Response> {
  const { request, client, language, siteUrl, nonce, manifest } = input
  const [i18n] = await Promise.all([loadI18n(language), loadParts()])
  const prefix = prefixOf(new URL(request.url).pathname)
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ routeTree, client, i18n, language, prefix, siteUrl, nonce }),
    getRouterManifest: () => manifest,
  })
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
}

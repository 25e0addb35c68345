import { isNotFound } from '@tanstack/react-router'
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { TRPCClientError } from '@trpc/client'
import { renderToString } from 'react-dom/server'
import { prefixOf } from '../src/lib/language-address.ts'
import type { Language } from '../src/lib/languages.ts'
import type { Client } from './lib/api.ts'
import { loadParts } from './lib/before-program/near-part.tsx'
import { loadI18n } from './lib/messages.ts'
import { missingOf } from './lib/missing.ts'
import type { PostedContact } from './lib/posted-contact.ts'
import { readPageAddress } from './page-address.ts'
import { routeTree } from './route-tree.tsx'
import { createAppRouter } from './router.tsx'

export const readAddress = readPageAddress

type ReadManifest = NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>
export type PageManifest = Awaited<ReturnType<ReadManifest>>

export type RenderInput = {
  /** What the router reads of a request. */
  request: Pick<Request, 'url' | 'signal'>
  /** Calls the procedures in the process, as a visitor. */
  client: Client
  language: Language
  siteUrl: string
  /** Marks the scripts that the renderer writes itself; known to nobody before (src/ssr/content-security.ts). */
  nonce: string
  /** Scripts, styles and chunks to preload, by route id. */
  manifest: PageManifest
  /** What became of a form that was sent without a program. */
  posted?: PostedContact | undefined
}

/**
 * A page as an HTTP answer, and its text beside it: as a body it would be packed and unpacked for nothing. `routes`
 * are the ids of those that the page is made of, the outermost first; none of a redirect.
 */
export type Rendered = {
  answer: Pick<Response, 'status' | 'headers'>
  html: string
  routes: string[]
}

/**
 * A page as an HTTP answer: the router says the status, 404 included; 410 for what was deleted.
 * @throws what is no answer of a procedure: an error of ours, of which nothing may reach the page
 */
export async function render(input: RenderInput): Promise<Rendered> {
  const { request, client, language, siteUrl, nonce, manifest, posted } = input
  const i18n = await loadI18n(language)
  const prefix = prefixOf(new URL(request.url).pathname)
  const handle = createRequestHandler({
    request: request as Request,
    createRouter: () =>
      createAppRouter({ routeTree, client, i18n, language, prefix, siteUrl, nonce, posted }),
    getRouterManifest: () => manifest,
  })
  let html = ''
  let routes: string[] = []
  const answer = await handle(async ({ router, responseHeaders }) => {
    // The loaders have asked for all that the page shows: its data can be written whole, before the page is.
    router.serverSsr?.setRenderFinished()
    // Also those of the page's own code, which has come by now.
    await loadParts()
    const matches = router.stores.matches.get()
    routes = matches.map(({ routeId }) => routeId)
    const failed = matches.find(({ error }) => error !== undefined && !isAnswer(error))
    if (failed) throw failed.error
    await new Promise((resolve) => setImmediate(resolve))
    html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />))
    // What was deleted is gone for good, and search engines forget it sooner (RFC 9110, 410).
    const status = missingOf(matches)?.gone ? 410 : getSsrStatus(router)
    return new Response(null, { status, headers: responseHeaders })
  })
  return { answer, html, routes }
}

const isAnswer = (error: unknown): boolean => isNotFound(error) || error instanceof TRPCClientError

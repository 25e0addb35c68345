import { isNotFound } from '@tanstack/react-router'
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { TRPCClientError } from '@trpc/client'
import { prefixOf } from '../src/lib/language-address.ts'
import type { Language } from '../src/lib/languages.ts'
import type { Client } from './lib/api.ts'
import { loadI18n } from './lib/messages.ts'
import { missingOf } from './lib/missing.ts'
import { loadParts } from './lib/near-part.tsx'
import type { PostedContact } from './lib/posted-contact.ts'
import { readPageAddress } from './page-address.ts'
import { routeTree } from './route-tree.tsx'
import { createAppRouter } from './router.tsx'

export const readAddress = readPageAddress

type ReadManifest = NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>
export type PageManifest = Awaited<ReturnType<ReadManifest>>

export type RenderInput = {
  request: Request
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
 * A page as an HTTP answer: the router says the status, 404 included; 410 for what was deleted.
 * @throws what is no answer of a procedure: an error of ours, of which nothing may reach the page
 */
export async function render(input: RenderInput): Promise<Response> {
  const { request, client, language, siteUrl, nonce, manifest, posted } = input
  const i18n = await loadI18n(language)
  const prefix = prefixOf(new URL(request.url).pathname)
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createAppRouter({ routeTree, client, i18n, language, prefix, siteUrl, nonce, posted }),
    getRouterManifest: () => manifest,
  })
  let status: number | undefined
  const response = await handle(async ({ router, responseHeaders }) => {
    // Also those of the page's own code, which has come by now.
    await loadParts()
    const matches = router.stores.matches.get()
    const failed = matches.find(({ error }) => error !== undefined && !isAnswer(error))
    if (failed) throw failed.error
    // What was deleted is gone for good, and search engines forget it sooner (RFC 9110, 410).
    if (missingOf(matches)?.gone) status = 410
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> })
  })
  return status ? new Response(response.body, { status, headers: response.headers }) : response
}

const isAnswer = (error: unknown): boolean => isNotFound(error) || error instanceof TRPCClientError

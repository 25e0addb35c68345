import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { render } from '../../web/entry-server.tsx'
import type { Deps } from '../api/deps.ts'
import { wantsHtml } from '../cache/answer-key.ts'
import { etagOf, knowsEtag } from '../cache/etag.ts'
import { serveFound } from '../found/serve-found.ts'
import { AppError } from '../lib/errors.ts'
import { prefixOf } from '../lib/language-address.ts'
import { toLanguage } from '../lib/languages.ts'
import { type SecuredPage, securePage } from './content-security.ts'
import { answerPageFailure } from './failure-page.ts'
import { createLocalClient } from './local-link.ts'
import { movedAddress } from './moved-address.ts'
import { type PageManifests, readPageManifests, sideOf } from './page-manifest.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'
import { type StyleSheets, styleSheets } from './style-sheets.ts'

/** The renderer and what a page loads: the build's in production, Vite's in development. */
export type Renderer = {
  render: typeof render
  manifests: PageManifests
  /** None in development, where pages link to them. */
  sheets?: StyleSheets
}

/** Not pages: an unknown address under these is answered as the API answers. */
const otherFaces = /^\/(api|trpc|media|assets|metrics)(\/|$)/i

const noSheets = styleSheets({})

const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist')

/** Serves the built client under /assets and renders every other address; registered last. */
export async function servePages(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(dist, 'client/assets'),
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  })
  serveFound(app, deps)
  const built = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as {
    render: typeof render
  }
  const read = readPageManifests(pathToFileURL(join(dist, 'client/.vite/manifest.json')))
  renderPages(app, deps, async () => ({ render: built.render, ...read }), securePage)
}

/** Every GET that no other face answers, as a page in the reader's language with its real status. */
export function renderPages(
  app: FastifyInstance,
  deps: Deps,
  renderer: () => Promise<Renderer>,
  secure?: (rendered: string, nonce: string, sheets: StyleSheets) => SecuredPage,
): void {
  app.get('/*', { errorHandler: answerPageFailure, config: { compress: true } }, async (request, reply) => {
    if (otherFaces.test(request.url.split('?')[0] ?? '') || !wantsHtml(request.headers.accept))
      return reply.callNotFound()
    const moved = movedAddress(request.url)
    if (moved !== null) return reply.redirect(moved, 301)
    if (!deps.isReady()) throw new AppError('UNAVAILABLE', undefined, { retryAfter: 1 })
    const { render, manifests, sheets = noSheets } = await renderer()
    const siteUrl = deps.settings.SITE_URL
    const address = request.url.replace(/^\/+/, '/')
    const { pathname } = new URL(siteUrl + address)
    const prefix = prefixOf(pathname)
    const language = prefix ?? toLanguage(request.cookies.language)
    const nonce = randomUUID()
    const response = await render({
      request: new Request(siteUrl + address, { signal: abortSignal(reply) }),
      client: createLocalClient(deps, { language, address: request.ip, madeOf: request.madeOf }),
      language,
      siteUrl,
      nonce,
      manifest: manifests(language, sideOf(pathname)),
    })
    reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      // A page shows what is true now; without a prefix its language is in a cookie.
      .headers({
        'cache-control': 'private, no-cache',
        'content-language': language,
        vary: `${prefix ? '' : 'Cookie, '}Accept, Accept-Encoding`,
      })
    if (response.status >= 400) reply.header('x-robots-tag', 'noindex')
    // The back office has nothing to read before its program is there.
    const isRead = secure !== undefined && sideOf(pathname) === 'storefront'
    const rendered = await response.text()
    const whole = isRead ? scriptsAfterPaint(rendered, nonce) : rendered
    const { html, policy } = secure?.(whole, nonce, sheets) ?? { html: whole }
    if (policy !== undefined) reply.header('content-security-policy', policy)
    const etag = etagOf(html)
    reply.header('etag', etag)
    if (knowsEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.send(sheets.write(html))
  })
}

/** Rendering stops when the reader has gone. */
function abortSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

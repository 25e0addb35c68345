import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { TRPCClient } from '@trpc/client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { render } from '../../web/entry-server.tsx'
import { etagOf, knowsEtag } from '../cache/etag.ts'
import {
  type AskedPage,
  askedPage,
  asksForPage,
  chosenLanguage,
  type ReadAddress,
} from '../faces/asked-page.ts'
import { deviceKeyOf } from '../faces/create-context.ts'
import { createLocalClient } from '../faces/local-link.ts'
import { movedAddress } from '../faces/moved-address.ts'
import type { AppRouter } from '../faces/router.ts'
import { AppError } from '../lib/errors.ts'
import { addressIn } from '../lib/language-address.ts'
import type { Deps } from '../procedures/deps.ts'
import { serveSeo } from '../seo/serve-seo.ts'
import { securePage } from './content-security.ts'
import { answerPageFailure } from './failure-page.ts'
import { type PageManifests, type PagePrograms, readBuiltPages, sideOf } from './page-manifest.ts'
import { splitPage } from './page-text.ts'
import { type PostedContact, readPosted, sendPosted } from './posted-contact.ts'
import { offerPaths, paymentPaths, postAnswer, postPayment, tokensOf } from './posted-offer.ts'
import { createRenderQueue } from './render-queue.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

/** The renderer and the files of pages: the build's in production, Vite's in development. */
export type Renderer = {
  render: typeof render
  readAddress: ReadAddress
  manifests: PageManifests
  /** In development pages link to their program. */
  programs?: PagePrograms
}

const contactPaths = ['/contact', '/az/contact', '/ru/contact', '/en/contact']

const unlisted = { 'x-robots-tag': 'noindex' }

/** For an address with a secret: it must not reach search engines, other sites or caches (LNK-2, OFF-2). */
const secretPage = {
  'cache-control': 'no-store',
  ...unlisted,
  'referrer-policy': 'no-referrer',
}

const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist')

/** Serves the built client under /assets and renders every other address; registered last. */
export async function servePages(app: FastifyInstance, deps: Deps): Promise<ReadAddress> {
  await serveAssets(app)
  serveSeo(app, deps)
  const { render, readAddress } = (await import(
    pathToFileURL(join(dist, 'server/entry-server.js')).href
  )) as Pick<Renderer, 'render' | 'readAddress'>
  const built = readBuiltPages(pathToFileURL(join(dist, 'client/.vite/manifest.json')))
  renderPages(app, deps, async () => ({ render, readAddress, ...built }), securePage)
  return readAddress
}

/**
 * By the file names at the start: the plugin's own route reads the whole folder for each request, to check
 * the case of a name.
 */
async function serveAssets(app: FastifyInstance): Promise<void> {
  const root = join(dist, 'client/assets')
  const names = new Set(await readdir(root))
  await app.register(fastifyStatic, {
    root,
    serve: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  })
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    handler: (request, reply) => {
      const name = request.params['*']
      return names.has(name) ? reply.sendFile(name) : reply.callNotFound()
    },
  })
}

/** Every GET that no other face answers, as a page in the reader's language with its real status. */
export function renderPages(
  app: FastifyInstance,
  deps: Deps,
  renderer: () => Promise<Renderer>,
  secure?: typeof securePage,
): void {
  const queue = createRenderQueue({ limitsCallers: deps.settings.RATE_LIMIT === 'on' })
  const config = { compress: true, isLast: true }
  const errorHandler = answerPageFailure
  /** Forms that were sent without our program get their page again, with the result. */
  const takePosted = (paths: string[], send: SendPosted) =>
    app.register(async (forms) => {
      readPosted(forms)
      for (const path of paths)
        forms.post(path, { errorHandler }, async (request, reply) => {
          if (!deps.isReady()) throw new AppError('UNAVAILABLE', undefined, { retryAfter: 1 })
          const made = await renderer()
          const page = askedPage(request.url, chosenLanguage(request.headers.cookie), made.readAddress)
          reply.headers(page.kind === 'own' ? secretPage : { 'cache-control': 'no-store', ...unlisted })
          const sent = await send(clientOf(deps, request, page, undefined), request.body)
          if (sent === null) return reply.redirect(request.url, 303)
          if ('path' in sent) return reply.redirect(addressIn(page.prefix ?? 'az', sent.path), 303)
          const { bytes, policy } = await queue.run(request.ip, () =>
            renderPage({
              deps,
              request,
              page,
              made,
              signal: abortSignal(reply),
              secure,
              posted: sent.posted,
            }),
          )
          if (policy !== undefined) reply.header('content-security-policy', policy)
          return reply
            .code(sent.status)
            .headers({ 'content-type': 'text/html; charset=utf-8', 'content-language': page.language })
            .send(bytes)
        })
    })
  void takePosted(contactPaths, sendPosted)
  void takePosted(offerPaths, postAnswer)
  void takePosted(paymentPaths, postPayment)
  app.get('/*', { errorHandler, config }, async (request, reply) => {
    if (!asksForPage(request)) return reply.callNotFound()
    const moved = movedAddress(request.url)
    if (moved !== null) return reply.redirect(moved, 301)
    if (!deps.isReady()) throw new AppError('UNAVAILABLE', undefined, { retryAfter: 1 })
    const made = await renderer()
    const page = askedPage(request.url, chosenLanguage(request.headers.cookie), made.readAddress)
    const { answer, bytes, policy } = await queue.run(request.ip, () =>
      renderPage({ deps, request, page, made, signal: abortSignal(reply), secure }),
    )
    reply
      .code(answer.status)
      .headers(Object.fromEntries(answer.headers))
      // A page shows the present content; without a prefix its language is in a cookie.
      .headers({
        'cache-control': 'private, no-cache',
        'content-language': page.language,
        vary: `${page.prefix ? '' : 'Cookie, '}Accept, Accept-Encoding`,
      })
    if (policy !== undefined) reply.header('content-security-policy', policy)
    if (page.kind === 'own' && sideOf(page.address) === 'storefront') reply.headers(secretPage)
    if (answer.status >= 400) return reply.headers(unlisted).send(bytes)
    const etag = etagOf(bytes)
    reply.header('etag', etag)
    if (knowsEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.send(bytes)
  })
}

/** Sends a posted form; null when its page has to be requested again, `path` when another one has. */
type SendPosted = (
  client: TRPCClient<AppRouter>,
  body: unknown,
) => Promise<{ status: number; posted: PostedContact } | { path: string } | null>

type Making = {
  deps: Deps
  request: FastifyRequest
  page: AskedPage
  made: Renderer
  signal: AbortSignal
  secure: typeof securePage | undefined
  posted?: PostedContact
}

/** The page as it is sent, with its content security policy. */
async function renderPage({ deps, request, page, made, signal, secure, posted }: Making) {
  const { language, address } = page
  const { render, manifests, programs } = made
  const siteUrl = deps.settings.SITE_URL
  const side = sideOf(address)
  const nonce = randomUUID()
  const { answer, html, routes } = await render({
    request: { url: siteUrl + address, signal },
    client: clientOf(deps, request, page, request.cacheTags),
    language,
    siteUrl,
    nonce,
    manifest: manifests(language, side),
    posted,
  })
  const rendered = splitPage(html)
  // The admin has nothing to read before its program is loaded.
  const files = side === 'storefront' && programs?.(language, routes)
  const text = files ? scriptsAfterPaint(rendered, { files, nonce }) : rendered
  return {
    answer,
    ...(secure ? secure(text, nonce) : { bytes: Buffer.from(html), policy: undefined }),
  }
}

/** Calls the procedures as the reader of the page. */
const clientOf = (
  deps: Deps,
  request: FastifyRequest,
  { language, address }: AskedPage,
  cacheTags: FastifyRequest['cacheTags'],
) =>
  createLocalClient(deps, {
    language,
    address: request.ip,
    cacheTags,
    ...tokensOf(address),
    deviceKey: deviceKeyOf(request),
  })

/** Rendering stops when the reader has gone. */
function abortSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

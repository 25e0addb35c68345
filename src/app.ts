import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { servePictures } from './domains/media/serve-pictures.ts'
import { answerError } from './faces/answer-error.ts'
import { answerFirst } from './faces/answer-first.ts'
import { type AnswerKey, createAnswerKey } from './faces/answer-key.ts'
import { serveArtworkFiles } from './faces/artwork-files.ts'
import type { Pages } from './faces/asked-page.ts'
import { serveCourierPages } from './faces/courier-page.ts'
import { createContext } from './faces/create-context.ts'
import { describeProcedures } from './faces/described.ts'
import { registerDocs } from './faces/docs.ts'
import { keepAnswers } from './faces/keep-answers.ts'
import { serveLive } from './faces/live.ts'
import { servePaymentNotices } from './faces/payment-notices.ts'
import { registerRest } from './faces/rest.ts'
import { appRouter } from './faces/router.ts'
import { takeBodies } from './faces/take-bodies.ts'
import { registerTrpc, registerTrpcUploads } from './faces/trpc.ts'
import { methodMeant, uploadHeaders, uploadOffer } from './faces/upload-headers.ts'
import { isUploadTarget, serveUploads } from './faces/uploads.ts'
import { createHttpServer } from './http/http-server.ts'
import { AppError, notFound } from './lib/errors.ts'
import { parseQuery } from './lib/query.ts'
import { registerMetrics } from './metrics/metrics.ts'
import { refuseOverload } from './overload.ts'
import type { Deps } from './procedures/deps.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** For the handler that answers from the cache before this app. */
    answerKey: AnswerKey
  }
}

/** Features of the device that no page of ours uses, nor the map in its frame. */
const unusedAbilities =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()'

const noSchemas = () => {
  throw new Error('a route has a schema of Fastify’s: procedures say with zod what they take and give')
}
/** Its own compilers (ajv, fast-json-stringify) are left out: 130 files that every start would read. */
const schemaController = { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } }

/** Above all that {@link takeBodies} accepts. */
const maxJsonBytes = 8 * 1024 * 1024
/** The maximum length of a part of an address. */
const maxParamLength = 5000

/** The whole app without a port: plugins in a fixed, visible order. */
export async function buildApp(deps: Deps, pages?: Pages): Promise<FastifyInstance> {
  const procedures = describeProcedures(appRouter)
  let answerKey: AnswerKey = () => null
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < deps.settings.TRUST_PROXY,
    schemaController,
    bodyLimit: maxJsonBytes,
    // Runs before the route is found, which depends on the method.
    rewriteUrl: (request) => {
      const { url = '/' } = request
      if (isUploadTarget(url)) request.method = methodMeant(request)
      return url
    },
    forceCloseConnections: 'idle',
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength,
      querystringParser: parseQuery,
    },
    serverFactory: (handler) =>
      createHttpServer(answerFirst(deps.answers, (request) => answerKey(request), handler)),
    frameworkErrors: answerError,
  })
  app.decorateRequest('context')
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw notFound()
  })
  await deps.traces.follow(app)
  registerMetrics(app, deps)
  logRequests(app)
  await refuseOverload(app, { limitsCallers: deps.settings.RATE_LIMIT === 'on' })
  keepAnswers(app, deps.answers)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: deps.settings.SITE_URL.startsWith('https:') && { includeSubDomains: false },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', unusedAbilities)
  })
  app.removeContentTypeParser('text/plain')
  takeBodies(app, deps, procedures)

  await app.register(
    async (api) => {
      readPreflights(api, deps)
      await api.register(cors, {
        origin: '*',
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposedHeaders: ['Pagination', 'ETag', 'Retry-After', 'Content-Disposition', ...uploadHeaders],
        maxAge: 86_400,
        strictPreflight: false,
      })
      await api.register(multipart)
      readEmptyJson(api)
      refuseWhileAway(api, deps)
      api.setNotFoundHandler(() => {
        throw notFound()
      })
      registerDocs(api, deps, procedures)
      registerRest(api, deps, appRouter, procedures)
      await api.register(serveUploads, { deps })
      await api.register(serveArtworkFiles, { deps })
      await api.register(servePaymentNotices, { deps })
      for (const url of ['/', '/*']) api.get(url, refuseUnknown)
    },
    { prefix: '/api' },
  )
  await app.register(
    async (trpc) => {
      await trpc.register(multipart)
      refuseWhileAway(trpc, deps)
      await registerTrpcUploads(trpc, deps, procedures)
    },
    { prefix: '/trpc' },
  )
  await app.register(
    async (trpc) => {
      refuseWhileAway(trpc, deps)
      await trpc.register(serveLive, { deps })
      // Runs before the body is read, whose limit depends on the sender.
      trpc.addHook('onRequest', async (request) => {
        request.context = await createContext(deps, request)
      })
      await registerTrpc(trpc, deps)
    },
    { prefix: '/trpc' },
  )
  await app.register(servePictures, { media: deps.media })
  serveCourierPages(app, deps)
  answerKey = createAnswerKey(procedures, await pages?.(app, deps))
  app.decorate('answerKey', answerKey)
  return app
}

/** Unknown addresses of /api have a route of their own, or else they would get the pages' route. */
function refuseUnknown({ url }: FastifyRequest): never {
  const [path = ''] = url.split('?')
  // Parts after /api and the first one are ids, which have a maximum length.
  const isTooLong = path
    .split('/')
    .slice(3)
    .some(({ length }) => length > maxParamLength)
  throw isTooLong ? new AppError('TOO_LARGE') : notFound()
}

/** An empty body that is announced as JSON counts as none, as many clients send it with DELETE. */
function readEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.toString().trim() === '') done(null, undefined)
    else parse(request, body.toString(), done)
  })
}

/**
 * Answers preflights with what is offered; @fastify/cors would refuse some with a message of its own. For
 * uploads non-browser clients ask for it too.
 */
function readPreflights(app: FastifyInstance, { settings }: Pick<Deps, 'settings'>): void {
  app.addHook('onRequest', async ({ method, headers, url }, reply) => {
    if (method !== 'OPTIONS') return
    const isAsking = headers.origin !== undefined && headers['access-control-request-method'] !== undefined
    if (isUploadTarget(url)) reply.headers(uploadOffer(settings.ARTWORK_MAX_FILE))
    else if (!isAsking) throw new AppError('VALIDATION')
  })
}

function refuseWhileAway(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request) => {
    if (!deps.isReady() && !request.url.toLowerCase().startsWith('/api/health')) {
      throw new AppError('UNAVAILABLE', undefined, { retryAfter: 1 })
    }
  })
}

/** One line for each request; anything that may be a reset token, in any spelling, is cut. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url
      .split('?')[0]
      ?.replace(/(reset-password|confirm-email|invitation|undo-account-change).+/i, '$1/…')
      // The token of an order's link, in any address.
      .replace(/[\w-]{43,}/g, '…')
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    )
  })
}

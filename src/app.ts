import { createServer } from 'node:http'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { languageOf } from './api/create-context.ts'
import type { Deps } from './api/deps.ts'
import { registerDocs } from './api/docs.ts'
import { errorBody, toAppError } from './api/errors.ts'
import { describeProcedures } from './api/procedures.ts'
import { registerRest } from './api/rest.ts'
import { appRouter } from './api/router.ts'
import { registerTrpc, registerTrpcUploads } from './api/trpc-face.ts'
import { answerFirst } from './cache/answer-first.ts'
import { keepAnswers } from './cache/keep-answers.ts'
import { servePictures } from './domains/media/serve-pictures.ts'
import { AppError, errorStatuses, notFound } from './lib/errors.ts'
import { serveLive } from './live/serve-live.ts'
import { registerMetrics } from './metrics/metrics.ts'
import { refuseOverload } from './overload.ts'
import { refuseSlowBodies } from './slow-bodies.ts'

/** What renders the pages; tests of the API do without. */
export type Pages = (app: FastifyInstance, deps: Deps) => Promise<void>

/** Closes connections that send nothing: headers in 5 s, the whole request in 2 minutes. */
export const serverOptions = {
  headersTimeout: 5000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 1000,
}

/** What of the device no page of ours asks for, nor the map in its frame. */
const unusedAbilities =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()'

const maxJson = 1024 * 1024
/** 20 files of 10 MB and the fields around them. */
const maxForm = 210 * 1024 * 1024

/** The whole app without a port (design, decision 10): plugins in a fixed, visible order. */
export async function buildApp(deps: Deps, pages?: Pages): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < deps.settings.TRUST_PROXY,
    bodyLimit: maxJson,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 5000 },
    serverFactory: (handler) => createServer(serverOptions, answerFirst(deps.answers, handler)),
  })
  app.decorateRequest('context')
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw notFound()
  })
  await deps.traces.follow(app)
  registerMetrics(app, deps)
  logRequests(app)
  await refuseOverload(app)
  refuseSlowBodies(app)
  keepAnswers(app, deps.answers)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: deps.settings.SITE_URL.startsWith('https:') && { includeSubDomains: false },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', unusedAbilities)
  })
  await app.register(cookie)
  const procedures = describeProcedures(appRouter)

  await app.register(
    async (api) => {
      await api.register(cors, {
        origin: '*',
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
        exposedHeaders: ['Pagination', 'ETag', 'Retry-After', 'Content-Disposition'],
        maxAge: 86_400,
      })
      await api.register(multipart)
      readEmptyJson(api)
      refuseWhileAway(api, deps)
      api.setNotFoundHandler(() => {
        throw notFound()
      })
      registerDocs(api, deps, procedures)
      registerRest(api, deps, appRouter, procedures)
    },
    { prefix: '/api' },
  )
  await app.register(
    async (trpc) => {
      await trpc.register(multipart)
      refuseWhileAway(trpc, deps)
      await registerTrpcUploads(trpc, deps, procedures)
    },
    { prefix: '/trpc', bodyLimit: maxForm },
  )
  await app.register(
    async (trpc) => {
      refuseWhileAway(trpc, deps)
      await trpc.register(serveLive, { deps })
      await registerTrpc(trpc, deps)
    },
    { prefix: '/trpc' },
  )
  await app.register(servePictures, { media: deps.media })
  if (pages) await pages(app, deps)
  return app
}

/** A body is announced as JSON but empty: no body, as many clients send it with DELETE. */
function readEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.toString().trim() === '') done(null, undefined)
    else parse(request, body.toString(), done)
  })
}

function refuseWhileAway(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request) => {
    if (!deps.isReady() && !request.url.toLowerCase().startsWith('/api/health')) {
      throw new AppError('UNAVAILABLE', undefined, { retryAfter: 1 })
    }
  })
}

/** One line a request; what may carry a reset token, in whichever spelling, is cut. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0]?.replace(/(reset-password|confirm-email).+/i, '$1/…')
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    )
  })
}

function answerError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.destroyed) {
    request.log.debug({ err: thrown }, 'the caller went away')
    return
  }
  const error = toAppError(thrown)
  const status = errorStatuses[error.code]
  if (status >= 500 && error.code !== 'UNAVAILABLE')
    request.log.error({ err: error.cause ?? thrown }, 'request failed')
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  if (error.code === 'TOO_LARGE') reply.header('connection', 'close')
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(errorBody(error, languageOf(request)))
}

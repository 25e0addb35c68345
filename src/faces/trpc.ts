import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import { AppError, errorStatuses, notFound } from '../lib/errors.ts'
import { assertAccess } from '../procedures/access.ts'
import type { Deps } from '../procedures/deps.ts'
import { toAppError } from '../procedures/errors.ts'
import { call } from './call.ts'
import { createContext } from './create-context.ts'
import type { Described } from './described.ts'
import { type AppRouter, appRouter } from './router.ts'
import { withReceived } from './wire-input.ts'

/** The UI's face: tRPC's own adapter; a batch holds at most 10 calls (API-10). */
export async function registerTrpc(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(fastifyTRPCPlugin, {
    trpcOptions: {
      router: appRouter,
      maxBatchSize: 10,
      createContext: async ({ req }) => req.context ?? createContext(deps, req),
      responseMeta: ({ ctx, errors }) => ({
        headers: {
          'cache-control': 'private, no-store',
          ...(ctx?.answer.cookie && { 'set-cookie': ctx.answer.cookie }),
          ...retryAfter(errors),
        },
      }),
      onError: ({ error, path }) => {
        const known = toAppError(error)
        if (errorStatuses[known.code] >= 500)
          deps.log.error({ err: known.cause ?? error, path }, 'procedure failed')
      },
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>)
}

/**
 * Forms with files for the same procedures, one call each, answered in tRPC's envelope: tRPC's own reading of
 * forms would hold whole files in memory and read them before the permission is known.
 */
export async function registerTrpcUploads(
  app: FastifyInstance,
  deps: Deps,
  procedures: Described[],
): Promise<void> {
  const byName = new Map(procedures.map((procedure) => [procedure.name, procedure]))
  // A wildcard, since a parameter `name` would be taken for the input's field of that name.
  app.post<{ Params: { '*': string } }>('/upload/*', {
    config: { takesForms: true },
    onRequest: async (request) => {
      request.context = await createContext(deps, request)
      const procedure = byName.get(request.params['*'])
      if (procedure?.type !== 'mutation') throw notFound()
      assertAccess(procedure.meta.access, request.context.caller)
      if (procedure.fileFields.length === 0) throw new AppError('UNSUPPORTED_MEDIA')
    },
    handler: async (request, reply) => {
      const procedure = byName.get(request.params['*'])
      if (!procedure || !request.context) throw notFound()
      const { context } = request
      reply.header('cache-control', 'private, no-store')
      const data = await withReceived(procedure, request, deps, (input) =>
        call(appRouter, procedure, input, context),
      )
      return { result: { data } }
    },
  })
}

function retryAfter(errors: readonly unknown[]): { 'retry-after'?: string } {
  const seconds = errors.map((error) => toAppError(error).retryAfter ?? 0)
  return errors.length > 0 && Math.max(...seconds) > 0 ? { 'retry-after': String(Math.max(...seconds)) } : {}
}

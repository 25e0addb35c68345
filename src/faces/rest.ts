import type { AnyTRPCRouter } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, knowsEtag } from '../cache/etag.ts'
import { AppError } from '../lib/errors.ts'
import { fileSchema } from '../lib/file-answer.ts'
import type { Pagination } from '../lib/paging.ts'
import { assertAccess } from '../procedures/access.ts'
import type { Context } from '../procedures/context.ts'
import type { Deps } from '../procedures/deps.ts'
import { call } from './call.ts'
import { createContext } from './create-context.ts'
import { type Described, isShared } from './described.ts'
import { withReceived } from './wire-input.ts'

/** The generic adapter: each procedure's REST face as Fastify routes. */
export function registerRest(
  app: FastifyInstance,
  deps: Deps,
  router: AnyTRPCRouter,
  procedures: Described[],
): void {
  for (const procedure of procedures) {
    for (const url of procedure.paths) {
      app.route({
        method: procedure.meta.rest.method,
        url,
        config: { takesForms: procedure.fileFields.length > 0, procedure: procedure.name },
        // Runs before the body is read: a caller without permission uploads nothing.
        onRequest: async (request) => {
          request.context = await createContext(deps, request)
          assertAccess(procedure.meta.access, request.context.caller, request.context.link)
        },
        handler: async (request, reply) => {
          const { context } = request
          if (context === undefined) throw new AppError('INTERNAL')
          const data = await withReceived(procedure, request, deps, (input) =>
            call(router, procedure, input, context),
          )
          const shareable = isShared(procedure) && context.caller === null
          return respond(procedure, data, shareable, context, request, reply)
        },
      })
    }
  }
}

function isPaged(data: unknown): data is { items: unknown[]; pagination: Pagination } {
  return typeof data === 'object' && data !== null && 'items' in data && 'pagination' in data
}

/** The envelope, the paging header, and an ETag where everyone sees the same. */
function respond(
  procedure: Described,
  data: unknown,
  shareable: boolean,
  { answer }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(procedure.meta.rest.status ?? 200)
  if (answer.cookie) reply.header('set-cookie', answer.cookie)
  reply.header('cache-control', shareable ? 'public, no-cache' : 'private, no-store')
  if (reply.statusCode === 204) return reply.send()
  if (procedure.meta.rest.file) return sendFile(data, reply)
  const paging = isPaged(data) ? data.pagination : answer.pagination
  const pagination = paging ? JSON.stringify(paging) : ''
  if (pagination) reply.header('pagination', pagination)
  const body = JSON.stringify({ data: isPaged(data) ? data.items : data })
  reply.type('application/json; charset=utf-8')
  if (!shareable) return reply.send(body)
  const etag = etagOf(body, pagination)
  reply.header('vary', 'Accept-Encoding, Authorization, X-Language').header('etag', etag)
  return knowsEtag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body)
}

/** The bytes with their own type and name; a browser saves them, or shows them in a tab of its own. */
function sendFile(data: unknown, reply: FastifyReply): FastifyReply {
  const { fileName, contentType, content } = fileSchema.parse(data)
  reply.header('content-disposition', `inline; filename="${fileName}"`)
  return reply.type(contentType).send(Buffer.from(content, 'base64'))
}

import { initTRPC } from '@trpc/server'
import { addCacheTags } from '../cache/cache-tags.ts'
import { type Content, contents } from '../cache/content.ts'
import { AppError, type ErrorCode } from '../lib/errors.ts'
import { refuseLater } from '../lib/refuse-later.ts'
import { type Access, assertAccess, type Caller } from './access.ts'
import type { Context } from './context.ts'
import { toAppError, toTrpcError, trpcErrorShape } from './errors.ts'
import type { LimitName } from './limits.ts'
import { linkKey } from './order-link.ts'
import { sharerOf } from './sharer.ts'

/** The REST face of a procedure: read by the generic adapter and the OpenAPI document. */
type RestFace = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify paths under /api; several mean the same. */
  path: string | readonly string[]
  /** The status of success, 200 by default. A 204 has no body. */
  status?: 200 | 201 | 204
  /** Other wire names of input fields, lower case to field: `{ phone: 'phoneNumber' }`. */
  aliases?: Readonly<Record<string, string>>
  /** Request headers that it reads, with their purpose. */
  headers?: Readonly<Record<string, string>>
  /** The content types of the file that it answers instead of JSON (`fileSchema` is its output). */
  file?: readonly string[]
  summary: string
  /** Errors that it can answer beside those of all its kind. */
  errors?: readonly ErrorCode[]
  /** An example of a JSON body, without path parameters, for the OpenAPI document. */
  example?: Readonly<Record<string, unknown>>
}

export type ProcedureMeta = {
  access: Access
  rest: RestFace
  /** The content that a public query shows; its answer is cached for everyone until any of it changes. */
  reads?: readonly Content[]
  /** The content that a mutation may touch: cached answers that show it are dropped before it answers. */
  changes?: readonly Content[] | 'all'
  /** How often a customer's account may call it, beside the limit of all calls. */
  limit?: LimitName
  /** It calculates prices, which are counted and have turns. */
  prices?: boolean
  /** Answers depend on the caller (a customer's own prices): never in a shared cache. */
  personal?: boolean
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter: ({ shape, error, ctx }) =>
      trpcErrorShape(toAppError(error), ctx?.language ?? 'az', shape.data.path),
  })

export const router = t.router

/**
 * The only way to begin a procedure: without a declared access there is none. The permission is checked in
 * the procedure itself, so that both faces have the same check.
 */
export function procedure(meta: ProcedureMeta) {
  return t.procedure.meta(meta).use(async ({ ctx, path, next }) => {
    addCacheTags(ctx.cacheTags, meta.reads)
    const result = await ctx.deps.traces.span(path, async (learn) => {
      const checked = check(meta.access, ctx)
      await countCall(meta, ctx)
      const answer = await inTurn(meta, ctx, () => next({ ctx: checked }))
      if (answer.ok) return answer
      const error = toAppError(answer.error)
      learn({ 'error.code': error.code })
      return error
    })
    // Also after a failure: what was committed before it counts.
    if (meta.changes) await ctx.deps.contentChanged(meta.changes === 'all' ? contents : meta.changes)
    if (!(result instanceof AppError)) return result
    addCacheTags(ctx.cacheTags, undefined)
    throw toTrpcError(result)
  })
}

function check(access: Access, ctx: Context): Context {
  try {
    assertAccess(access, ctx.caller, ctx.link)
  } catch (error) {
    throw toTrpcError(toAppError(error))
  }
  return ctx
}

/** Calls of customers are limited (ACC-16), and those by a link; staff aren't limited. */
async function countCall({ limit }: ProcedureMeta, { caller, link, deps }: Context): Promise<void> {
  if (caller !== null && caller.areas.size > 0) return
  const key = caller === null ? linkKey(link) : String(caller.id)
  if (key === null) return
  try {
    await deps.limits.consume('callsAccount', key)
    if (limit) await deps.limits.consume(limit, key)
  } catch (error) {
    throw toTrpcError(toAppError(error))
  }
}

async function inTurn<Result>(
  { prices }: ProcedureMeta,
  ctx: Context,
  act: () => Promise<Result>,
): Promise<Result> {
  if (!prices) return act()
  try {
    return await refuseLater(() => ctx.deps.priceTurns.run(sharerOf(ctx), act))
  } catch (error) {
    throw toTrpcError(toAppError(error))
  }
}

/** The caller of a procedure that isn't public. */
export function callerOf(ctx: Context): Caller {
  if (ctx.caller === null) throw new AppError('UNAUTHENTICATED')
  return ctx.caller
}

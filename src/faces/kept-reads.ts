import type { AnyTRPCProcedure } from '@trpc/server'
import { addCacheTags } from '../cache/cache-tags.ts'
import type { Content } from '../cache/content.ts'
import type { Context } from '../procedures/context.ts'
import type { Deps } from '../procedures/deps.ts'
import type { ProcedureMeta } from '../procedures/procedure.ts'
import { appRouter } from './router.ts'

const procedures = appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>
const readsOf = (path: string): readonly Content[] | undefined =>
  (procedures[path]?._def.meta as ProcedureMeta | undefined)?.reads

/** How a client asks a procedure by its path. */
type Query = (path: string, input?: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>

/**
 * `query`, but a page that is made anew reads only what has changed: the rest is as it was put out last (src/cache),
 * without the client's own way there.
 */
export function keptReads(
  { outputs }: Pick<Deps, 'outputs'>,
  { language, cacheTags }: Pick<Context, 'language' | 'cacheTags'>,
  query: Query,
): Query {
  return async (path, input, options) => {
    const of = readsOf(path)
    if (!of) return query(path, input, options)
    const key = `${path} ${language} ${JSON.stringify(input)}`
    const give = (kept: { output: unknown }) => {
      addCacheTags(cacheTags, of)
      return kept.output
    }
    const kept = outputs.find(key)
    if (kept) return give(kept)
    const begun = outputs.begin(key)
    if (begun instanceof Promise) {
      const other = await begun
      return other ? give(other) : query(path, input, options)
    }
    try {
      const output = await query(path, input, options)
      begun?.done({ answer: { output }, of })
      return output
    } finally {
      // Also when the reader has gone, or it failed: others may be waiting for it.
      begun?.done(null)
    }
  }
}

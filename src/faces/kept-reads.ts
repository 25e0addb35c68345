import type { TRPCLink } from '@trpc/client'
import type { AnyTRPCProcedure } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import { addCacheTags } from '../cache/cache-tags.ts'
import type { Content } from '../cache/content.ts'
import type { Context } from '../procedures/context.ts'
import type { Deps } from '../procedures/deps.ts'
import type { ProcedureMeta } from '../procedures/procedure.ts'
import { type AppRouter, appRouter } from './router.ts'

const procedures = appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>
const readsOf = (path: string): readonly Content[] | undefined =>
  (procedures[path]?._def.meta as ProcedureMeta | undefined)?.reads

/** A page that is made anew reads only what has changed: the rest is as it was put out last (src/cache). */
export function keptReads(
  { outputs }: Pick<Deps, 'outputs'>,
  { language, cacheTags }: Pick<Context, 'language' | 'cacheTags'>,
): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      const of = readsOf(op.path)
      if (op.type !== 'query' || !of) return next(op)
      const key = `${op.path} ${language} ${JSON.stringify(op.input)}`
      return observable((observer) => {
        const give = (kept: { output: unknown }) => {
          addCacheTags(cacheTags, of)
          observer.next({ result: { data: kept.output } })
          observer.complete()
        }
        const kept = outputs.find(key)
        if (kept) return give(kept)
        const begun = outputs.begin(key)
        const making = begun instanceof Promise ? null : begun
        const ask = () =>
          next(op).subscribe({
            next(given) {
              if ('data' in given.result) making?.done({ answer: { output: given.result.data }, of })
              observer.next(given)
            },
            error: (error) => observer.error(error),
            complete: () => observer.complete(),
          })
        if (begun instanceof Promise) {
          void begun.then((other) => (other ? give(other) : ask()))
          return
        }
        const asked = ask()
        return () => {
          asked.unsubscribe()
          // Also when the reader has gone, or it failed: others may be waiting for it.
          making?.done(null)
        }
      })
    }
}

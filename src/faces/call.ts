import { type AnyTRPCRouter, callTRPCProcedure } from '@trpc/server'
import type { Context } from '../procedures/context.ts'
import type { Described } from './described.ts'

/** Runs a procedure in the process, with all of its checks. */
export function call(
  router: AnyTRPCRouter,
  procedure: Described,
  input: unknown,
  ctx: Context,
): Promise<unknown> {
  return callTRPCProcedure({
    router,
    path: procedure.name,
    type: procedure.type,
    getRawInput: async () => input,
    ctx,
    signal: undefined,
    batchIndex: 0,
  })
}

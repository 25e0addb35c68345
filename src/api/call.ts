import { type AnyTRPCRouter, callTRPCProcedure } from '@trpc/server'
import type { Context } from './context.ts'
import type { Described } from './procedures.ts'

/** Runs a procedure in the process, with everything that it checks. */
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

import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { originOf } from './device.ts'
import { listSessions, sessionSchema } from './list-sessions.ts'
import { endOtherSessions, endOwnSession } from './sessions.ts'

/** The caller's own sessions. */
export const sessionsRouter = router({
  list: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/auth/sessions', summary: "One's own sessions, this one first" },
  })
    .output(z.array(sessionSchema))
    .query(({ ctx }) => listSessions(ctx.deps, callerOf(ctx))),
  end: procedure({
    access: 'user',
    rest: {
      method: 'DELETE',
      path: '/auth/sessions/:id',
      status: 204,
      summary: "End one of one's own sessions",
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => endOwnSession(ctx.deps, callerOf(ctx), { ...input, ...originOf(ctx) })),
  endOthers: procedure({
    access: 'user',
    rest: {
      method: 'DELETE',
      path: '/auth/sessions',
      status: 204,
      summary: "End all of one's own sessions but this one",
    },
  }).mutation(({ ctx }) => endOtherSessions(ctx.deps, callerOf(ctx), originOf(ctx))),
})

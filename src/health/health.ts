import { z } from 'zod'
import { AppError } from '../lib/errors.ts'
import { procedure, router } from '../procedures/procedure.ts'

const finding = z.enum(['ok', 'failing'])

/** Two checks for operators: may requests come (`status`), and is the process alive (`live`). */
export const healthRouter = router({
  /** 200 once ready, 503 while starting, draining or without a database (OPS-2). */
  status: procedure({
    access: 'public',
    rest: {
      method: 'GET',
      path: '/health',
      summary: 'Whether the program takes requests, and what of it fails',
    },
  })
    .output(
      z.object({
        status: z.literal('ok'),
        checks: z.object({
          database: finding,
          queue: finding,
          disk: finding,
          store: finding,
          backup: finding,
        }),
      }),
    )
    .query(async ({ ctx }) => {
      const away = new AppError('UNAVAILABLE', undefined, { retryAfter: 1 })
      if (!ctx.deps.isReady()) throw away
      const checks = await ctx.deps.health()
      if (checks.database === 'failing') throw away
      return { status: 'ok', checks } as const
    }),

  /** 200 from the first moment to the last: without an answer the process may be restarted. */
  live: procedure({
    access: 'public',
    rest: { method: 'GET', path: '/health/live', summary: 'Whether the process lives' },
  })
    .output(z.object({ status: z.literal('ok') }))
    .query(() => ({ status: 'ok' }) as const),
})

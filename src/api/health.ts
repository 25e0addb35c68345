import { z } from 'zod'
import { AppError } from '../lib/errors.ts'
import { procedure, router } from './trpc.ts'

/** 200 once ready, 503 while starting, draining or without a database (api-contract, routes). */
export const healthRouter = router({
  status: procedure({
    access: 'public',
    rest: { method: 'GET', path: '/health', summary: 'Whether the program takes requests' },
  })
    .output(z.object({ status: z.literal('ok') }))
    .query(({ ctx }) => {
      if (!ctx.deps.isReady()) throw new AppError('UNAVAILABLE', undefined, { retryAfter: 1 })
      return { status: 'ok' } as const
    }),
})

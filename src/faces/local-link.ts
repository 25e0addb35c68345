import { createTRPCClient, unstable_localLink as localLink, type TRPCClient } from '@trpc/client'
import type { Context } from '../procedures/context.ts'
import type { Deps } from '../procedures/deps.ts'
import { type AppRouter, appRouter } from './router.ts'

/** Calls the same procedures in the process, as a visitor, without HTTP. */
export function createLocalClient(
  deps: Deps,
  call: Pick<Context, 'language' | 'address' | 'cacheTags' | 'offerToken' | 'paymentToken' | 'deviceKey'>,
): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({
    links: [
      localLink({
        router: appRouter,
        createContext: async () => ({
          deps,
          caller: null,
          userAgent: '',
          idempotencyKey: undefined,
          answer: {},
          ...call,
        }),
        onError: ({ error, path }) => {
          if (error.code === 'INTERNAL_SERVER_ERROR') deps.log.error({ err: error, path }, 'page data failed')
        },
      }),
    ],
  })
}

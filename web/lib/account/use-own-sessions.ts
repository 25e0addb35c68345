import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../src/faces/router.ts'
import { errorCode, useApi, useClient } from '../api.ts'

export type OwnSession = inferRouterOutputs<AppRouter>['sessions']['list'][number]

type Listeners = { onEnded: (which: 'one' | 'others') => void; onFailed: (error: unknown) => void }

/** The caller's sessions, and how to end them; the storefront and the admin show the results in their own texts. */
export function useOwnSessions({ onEnded, onFailed }: Listeners) {
  const client = useClient()
  const queryClient = useQueryClient()
  const options = useApi().sessions.list.queryOptions()
  const keep = (stays: (session: OwnSession) => boolean) => {
    queryClient.setQueryData(options.queryKey, (before) => before?.filter(stays))
    return queryClient.invalidateQueries({ queryKey: options.queryKey })
  }
  const end = useMutation({
    mutationFn: async (id: number) => {
      await client.sessions.end.mutate({ id }).catch((error) => {
        // The session has already ended, which is what was asked for.
        if (errorCode(error) !== 'NOT_FOUND') throw error
      })
    },
    onSuccess: (_, id) => {
      void keep((session) => session.id !== id)
      onEnded('one')
    },
    onError: onFailed,
  })
  const endOthers = useMutation({
    mutationFn: () => client.sessions.endOthers.mutate(),
    onSuccess: () => {
      void keep(({ isThis }) => isThis)
      onEnded('others')
    },
    onError: onFailed,
  })
  return { query: useQuery(options), end, endOthers }
}

/** `Chrome · Windows`; empty when neither is known. */
export const deviceName = ({ browser, system }: OwnSession): string =>
  [browser, system].filter((name) => name !== '').join(' · ')

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, useClient } from '../api.ts'

export type Proof = { password: string; code: string }

/** The caller's own second factor, and everything that changes it. */
export function useSecondFactor() {
  const { secondFactor } = useClient()
  const queryClient = useQueryClient()
  const options = useApi().secondFactor.status.queryOptions()
  // This covers queries that were refused for lack of it.
  const onSuccess = () => void queryClient.invalidateQueries()
  return {
    query: useQuery(options),
    begin: useMutation({ mutationFn: (password: string) => secondFactor.begin.mutate({ password }) }),
    confirm: useMutation({ mutationFn: (code: string) => secondFactor.confirm.mutate({ code }), onSuccess }),
    renewCodes: useMutation({
      mutationFn: (proof: Proof) => secondFactor.renewCodes.mutate(proof),
      onSuccess,
    }),
    turnOff: useMutation({
      mutationFn: (proof: Proof) => secondFactor.turnOff.mutate(proof),
      // The mutation is over once the new state is shown: otherwise the focus goes back to a button that disappears a
      // moment later.
      onSuccess: () => queryClient.invalidateQueries({ queryKey: options.queryKey }).then(onSuccess),
    }),
  }
}

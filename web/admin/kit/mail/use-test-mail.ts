import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi, useClient } from '../../../lib/api.ts'
import { useFailureMessage } from '../use-failure-message.ts'

/** Sends a test mail to whoever is signed in; `says` is how it went, in words. */
export function useTestMail() {
  const client = useClient()
  const api = useApi()
  const queryClient = useQueryClient()
  const why = useFailureMessage()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => client.mail.test.mutate(),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: api.mail.state.queryOptions().queryKey }),
        queryClient.invalidateQueries({ queryKey: api.overview.firstSteps.queryOptions().queryKey }),
      ]),
  })
  return {
    send: () => mutate(),
    isPending,
    says: error ? { isGood: false, message: why(error), answer: '' } : sentOf(data),
  }
}

const sentOf = (data: { outcome: string; message: string; answer: string } | undefined) =>
  data && { isGood: data.outcome === 'accepted', message: data.message, answer: data.answer }

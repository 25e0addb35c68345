import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isUnanswered, useApi, useClient } from '../../../../lib/api.ts'
import { type Artwork, artworkQuery } from '../../../kit/orders/order-parts.ts'
import { useFailureText } from '../../../kit/use-failure-text.ts'

type Client = ReturnType<typeof useClient>

/** An action on an order's artwork: its response is shown at once, and what depends on it is read again. */
export function useArtworkAct<Input>(
  orderId: number,
  act: (client: Client, input: Input) => Promise<Artwork>,
) {
  const api = useApi()
  const client = useClient()
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const run = useMutation({
    mutationFn: (input: Input) => act(client, input),
    onSuccess(artwork) {
      queryClient.setQueryData(artworkQuery({ api }, orderId).queryKey, artwork)
      for (const part of ['turns', 'proofs', 'orders', 'orderLinks'])
        void queryClient.invalidateQueries({ queryKey: [[part]] })
    },
    // A refused action may be about something that has changed since.
    onError: () => void queryClient.invalidateQueries({ queryKey: [['artwork']] }),
  })
  return {
    run: run.mutate,
    runAsync: run.mutateAsync,
    isPending: run.isPending,
    /** Why the action failed; null unless it did. */
    failure: run.isError ? failureText(run.error) : null,
    isUnanswered: isUnanswered(run.error),
    reset: run.reset,
  }
}

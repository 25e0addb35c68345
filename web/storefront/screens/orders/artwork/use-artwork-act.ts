import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isUnanswered, useApi, useClient } from '../../../../lib/api.ts'
import { type Artwork, artworkQuery } from '../../../kit/orders/order-parts.ts'
import { useFailureText } from '../../../kit/use-failure-text.ts'

type Client = ReturnType<typeof useClient>

/** Something that is done with an order's artwork: what it answers is shown at once, and what hangs on it read anew. */
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
    // What is refused may have changed meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey: [['artwork']] }),
  })
  return {
    run: run.mutate,
    runAsync: run.mutateAsync,
    isPending: run.isPending,
    /** Why it wasn't done; null unless it failed. */
    failure: run.isError ? failureText(run.error) : null,
    isUnanswered: isUnanswered(run.error),
    reset: run.reset,
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorStatus, isUnanswered, refusalOf, useApi, useClient } from '../../../lib/api.ts'
import { useNotify } from '../../../ui/notice.tsx'
import type { Proofs } from '../../kit/orders/order-parts.ts'
import { proofsQuery } from '../../kit/orders/order-parts.ts'
import type { ProofDraft } from './proof-draft.ts'

type Approving = { round: number; version: number; name: string }
type Asking = { round: number; draft: ProofDraft }

/**
 * What the reader says to a proof. Each is one deliberate press, sent at once or not at all: an answer that waited for
 * the connection could meet another version.
 */
export function useAnswer(orderId: number, onAnswered?: (proofs: Proofs) => void) {
  const client = useClient()
  const api = useApi()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const renew = () => {
    for (const part of ['artwork', 'orders', 'orderLinks', 'turns'])
      void queryClient.invalidateQueries({ queryKey: [[part]] })
  }
  const settled = {
    onSuccess: (proofs: Proofs) => {
      onAnswered?.(proofs)
      queryClient.setQueryData(proofsQuery({ api }, orderId).queryKey, proofs)
      renew()
    },
    // Something is no longer as it was shown, or the answer arrived and its receipt was lost.
    onError: (error: unknown) => {
      if (!isOutdated(error) && !isUnanswered(error)) return
      // What the words stood beside may be gone with the next reading.
      if (isOutdated(error)) notify('error', refusalOf(error))
      void queryClient.invalidateQueries({ queryKey: [['proofs']] })
      renew()
    },
  }
  const approve = useMutation({
    mutationFn: ({ round, version, name }: Approving) =>
      client.proofs.approve.mutate({
        ...{ id: orderId, round, version, name },
        ...{ texts: true, size: true, colours: true },
      }),
    ...settled,
  })
  const ask = useMutation({
    mutationFn: ({ round, draft: { notes, text } }: Asking) =>
      client.proofs.askChanges.mutate({
        ...{ id: orderId, round, text: text.trim() },
        pins: notes.map(({ page, x, y, text: said }) => ({ page, x, y, text: said.trim() })),
      }),
    ...settled,
  })
  const withdraw = useMutation({
    mutationFn: (round: number) => client.proofs.withdraw.mutate({ id: orderId, round }),
    ...settled,
  })
  const makeOwn = useMutation({
    mutationFn: () => client.proofs.makeOwn.mutate({ id: orderId }),
    ...settled,
  })
  return { approve, ask, withdraw, makeOwn }
}

/** Something has changed since it was read; that is said above the page. */
export const isOutdated = (error: unknown): boolean => errorStatus(error) === 409

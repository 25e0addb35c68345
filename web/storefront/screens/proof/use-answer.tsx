import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorStatus, isUnanswered, refusalOf, useApi, useClient } from '../../../lib/api.ts'
import { useNotify } from '../../../ui/notice.tsx'
import { AnswerFailure } from '../../kit/answer-failure.tsx'
import { type Proofs, proofsQuery } from '../../kit/orders/order-parts.ts'
import type { ProofDraft } from './proof-draft.ts'

/** The reason beside the button why an answer didn't arrive; the notice above the page says what is outdated. */
export const AnswerError = ({ error }: { error: unknown }) =>
  error && !isOutdated(error) ? <AnswerFailure error={error} /> : null

type Approving = { round: number; version: number; name: string }
type Asking = { round: number; draft: ProofDraft }

/**
 * The customer's answers to a proof. Each is one deliberate press, sent at once or not at all: an answer that waited
 * for the connection could apply to another version.
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
    // Something has changed since it was shown, or the answer arrived and its response got lost.
    onError: (error: unknown) => {
      if (!isOutdated(error) && !isUnanswered(error)) return
      // The part that the text stood beside may be gone after the next reading.
      if (isOutdated(error)) notify('error', refusalOf(error))
      void queryClient.invalidateQueries({ queryKey: [['proofs']] })
      renew()
    },
  }
  const approve = useMutation({
    mutationFn: ({ round, version, name }: Approving) =>
      client.proofs.approve.mutate({
        id: orderId,
        round,
        version,
        name,
        texts: true,
        size: true,
        colours: true,
      }),
    ...settled,
  })
  const ask = useMutation({
    mutationFn: ({ round, draft: { notes, text } }: Asking) =>
      client.proofs.askChanges.mutate({
        id: orderId,
        round,
        text: text.trim(),
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

/** Something has changed since it was read; the notice above the page says that. */
export const isOutdated = (error: unknown): boolean => errorStatus(error) === 409

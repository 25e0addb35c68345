import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorStatus, isUnanswered, useApi, useClient } from '../../../lib/api.ts'
import { handOver } from '../../../lib/device.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { type LinkedOffer, linkedOfferQuery } from './queries.ts'

type Decline = { reason?: 'price' | 'time' | 'elsewhere' | 'notNeeded'; text: string }

/** What the reader says to the revision that is shown; each is one deliberate press. */
export function useOfferAnswer({ revision, hash }: LinkedOffer) {
  const client = useClient()
  const api = useApi()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const settled = {
    onSuccess: (offer: LinkedOffer) => {
      queryClient.setQueryData(linkedOfferQuery({ api, language }, {}).queryKey, offer)
      // The form that had the focus goes; what is said instead stands in the same panel.
      document.getElementById('answer')?.focus()
    },
    // Something is no longer as it was shown, or the answer came and its receipt got lost.
    onError: (error: unknown) => {
      if (isUnanswered(error) || errorStatus(error) === 409)
        void queryClient.invalidateQueries({ queryKey: [['offers']] })
    },
  }
  const accept = useMutation({
    mutationFn: (name: string) => client.offers.accept.mutate({ revision, hash, name }),
    ...settled,
    onSuccess: (offer: LinkedOffer) => {
      // Only now: a stamp lands for what is accepted.
      handOver('accepted', '1')
      settled.onSuccess(offer)
    },
  })
  const ask = useMutation({
    mutationFn: ({ text, lines }: { text: string; lines: number[] }) =>
      client.offers.askChange.mutate({ revision, text, lines }),
    ...settled,
  })
  const decline = useMutation({
    mutationFn: (said: Decline) => client.offers.decline.mutate({ revision, ...said }),
    ...settled,
  })
  const renew = useMutation({
    mutationFn: (text: string) => client.offers.askRenewal.mutate({ revision, text }),
    ...settled,
  })
  const takeBack = useMutation({ mutationFn: () => client.offers.takeBack.mutate(), ...settled })
  return { accept, ask, decline, renew, takeBack }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { errorStatus, fieldErrors, isUnanswered, useApi, useClient } from '../../../lib/api.ts'
import { handOver } from '../../../lib/device.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { SentDelivery } from '../../kit/delivery/draft.ts'
import { settleDelivery } from '../../kit/delivery/keep-address.ts'
import type { Delivery } from '../../kit/delivery/use-delivery.ts'
import { type Payer, toSaid } from './offer-payer.tsx'
import { type LinkedOffer, linkedOfferQuery } from './queries.ts'

type Decline = { reason?: 'price' | 'time' | 'elsewhere' | 'notNeeded'; text: string }

type Accepted = { name: string; payer: Payer; delivery: SentDelivery | undefined }

/**
 * The customer's answers to the shown revision; each is one deliberate press. `refuse` takes what the server says of
 * the delivery.
 */
export function useOfferAnswer(offer: LinkedOffer, refuse?: Delivery['refuse']) {
  const { revision, hash } = offer
  const client = useClient()
  const api = useApi()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const settled = {
    onSuccess: (offer: LinkedOffer) => {
      queryClient.setQueryData(linkedOfferQuery({ api, language }, {}).queryKey, offer)
      // The form that had the focus disappears; the answer stands in the same panel.
      document.getElementById('answer')?.focus()
    },
    // Something has changed since it was shown, or the answer arrived and its response got lost.
    onError: (error: unknown) => {
      if (isUnanswered(error) || errorStatus(error) === 409)
        void queryClient.invalidateQueries({ queryKey: [['offers']] })
    },
  }
  const accept = useMutation({
    mutationFn: ({ name, payer, delivery }: Accepted) =>
      client.offers.accept.mutate({
        revision,
        hash,
        name,
        ...toSaid(payer, offer),
        ...(delivery && { delivery }),
      }),
    onError: (error, { delivery }) => {
      settled.onError(error)
      refuse?.(fieldErrors(error), delivery)
    },
    onSuccess: async (offer: LinkedOffer, { delivery }) => {
      // The stamp lands only once the quote is accepted.
      handOver('accepted', '1')
      settled.onSuccess(offer)
      if (delivery) await settleDelivery({ client, queryClient }, delivery)
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

/** The answers with a text field: a name or a comment. */
const acts = ['accept', 'change', 'decline', 'renew'] as const
type Act = (typeof acts)[number]

/** The text typed into one answer, and its setter. */
export type Typed = readonly [text: string, type: (text: string) => void]

/**
 * What the customer has typed, kept while forms come and go: when a new revision arrives, and when an answer is taken
 * back. At first it holds what a browser without our program has posted in vain.
 */
export function useTyped(): Record<Act, Typed> {
  const { posted } = useRouter().options.context
  const [typed, setTyped] = useState<Partial<Record<Act, string>>>(() => {
    const act = acts.find((one) => one === posted?.act)
    if (!act || !posted) return {}
    return { [act]: act === 'accept' ? posted.typed.name : (posted.typed.text ?? '') }
  })
  const of = (act: Act): Typed => [
    typed[act] ?? '',
    (text) => setTyped((before) => ({ ...before, [act]: text })),
  ]
  return { accept: of('accept'), change: of('change'), decline: of('decline'), renew: of('renew') }
}

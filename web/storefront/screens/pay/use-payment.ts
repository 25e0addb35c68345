import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { usePostedPayment } from '../../../lib/posted-contact.ts'
import { useFailureText } from '../../kit/use-failure-text.ts'
import { type PayPage, type Provider, payPageQuery } from './queries.ts'

/** What the press on the button does, and what became of it. */
export type Payment = {
  provider: Provider | undefined
  chooseProvider(provider: Provider): void
  usesBalance: boolean
  takeBalance(uses: boolean): void
  pay(): void
  isOpening: boolean
  /** Why the bank's page wasn't opened; what was chosen stays. */
  failure: string | null
  /** Asks the bank what became of a payment. */
  ask(): void
  isAsking: boolean
}

/** Opens the bank's page in this window: a press begins a payment, and nothing else does. */
export function usePayment(page: PayPage): Payment {
  const client = useClient()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const posted = usePostedPayment()
  const key = useRef(payPageQuery({ api: useApi() }).queryKey)
  const [chosen, chooseProvider] = useState<Provider | null>(null)
  const [usesBalance, takeBalance] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const last = page.providers.find((one) => one === page.card?.provider)
  const provider = chosen ?? last ?? page.providers[0]
  const open = useMutation({
    mutationFn: (at: Provider) =>
      client.paymentLinks.pay.mutate({ provider: at, ...(usesBalance && { useBalance: true }) }),
    onSuccess: ({ payUrl }) => {
      setLeaving(true)
      location.assign(payUrl)
    },
    // The price may have been corrected, or somebody else has paid.
    onError: () => void queries.invalidateQueries({ queryKey: key.current }),
  })
  const ask = useMutation({
    mutationFn: () => client.paymentLinks.check.mutate(),
    onSuccess: (now) => queries.setQueryData(key.current, now),
  })
  useEffect(() => {
    // Whoever comes back by the browser's own button finds the page as they left it, and may press again.
    const back = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  const isOpening = open.isPending || isLeaving
  const failed = open.error ? failureText(open.error) : (posted?.failure ?? null)
  return {
    provider,
    chooseProvider,
    usesBalance,
    takeBalance,
    pay: () => !isOpening && provider && open.mutate(provider),
    isOpening,
    failure: isOpening ? null : failed,
    ask: () => !ask.isPending && ask.mutate(),
    isAsking: ask.isPending,
  }
}

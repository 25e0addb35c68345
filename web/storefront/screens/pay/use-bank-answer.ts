import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { handOver } from '../../../lib/device.ts'
import { type PayPage, payPageQuery } from './queries.ts'

/** ms; the bank is asked at once on the return, then this often. */
const askEvery = 5000
/** ms after which the page no longer asks so often, and says that the bank takes long. */
const longAfter = 30_000

/** `null`: nothing is on its way, and it can be paid. */
export type BankAnswer = 'asking' | 'late' | 'held' | null

/**
 * What is on its way at the bank. After the return from there the bank is asked at once and often; else only now and
 * then.
 */
export function useBankAnswer(page: PayPage, isBack: boolean): BankAnswer {
  const client = useClient()
  const queries = useQueryClient()
  const key = useRef(payPageQuery({ api: useApi() }).queryKey)
  const [isFresh, setFresh] = useState(isBack)
  const { mutate: check } = useMutation({
    mutationFn: () => client.paymentLinks.check.mutate(),
    onSuccess: (now) => {
      if (now.stand === 'paid') handOver('paid', '1')
      queries.setQueryData(key.current, now)
    },
  })
  const state = page.stand === 'open' ? (page.card?.state ?? null) : null
  const isUndecided = state === 'opened' || state === 'unclear'
  useEffect(() => {
    if (isBack) check()
  }, [isBack, check])
  useEffect(() => {
    if (!isUndecided) return
    const ask = setInterval(() => check(), isFresh ? askEvery : longAfter)
    const stop = setTimeout(() => setFresh(false), longAfter)
    return () => {
      clearInterval(ask)
      clearTimeout(stop)
    }
  }, [isUndecided, isFresh, check])
  if (state === 'held') return 'held'
  if (!isUndecided) return null
  return isFresh ? 'asking' : 'late'
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isUnanswered, refusalOf, useApi, useClient } from '../../../../lib/api.ts'
import { untilAnswered } from '../../../../lib/until-answered.ts'
import { threadQuery } from '../../../kit/orders/order-parts.ts'
import { readKept, type Unsent, writeKept } from './outbox.ts'

/** What was written about an order, what is on its way, and what is being written. */
export function useThread(orderId: number) {
  const api = useApi()
  const client = useClient()
  const queryClient = useQueryClient()
  const query = threadQuery({ api }, orderId)
  const { data: thread, isError, refetch } = useQuery(query)
  const [kept, setKept] = useState(() => readKept(orderId))
  const [refusal, setRefusal] = useState<string | null>(null)
  const [unanswered, setUnanswered] = useState<Record<string, boolean>>({})
  useEffect(() => writeKept(orderId, kept), [orderId, kept])

  const change = (key: string, phase: Unsent['phase'] | null) =>
    setKept((before) => ({
      ...before,
      unsent: before.unsent.flatMap((one) => {
        if (one.key !== key) return one
        return phase === null ? [] : { ...one, phase }
      }),
    }))

  async function post({ key, text, uploads }: Unsent) {
    try {
      const answer = await untilAnswered(() =>
        client.messages.post.mutate(
          { id: orderId, text, uploads },
          { context: { headers: { 'idempotency-key': key } } },
        ),
      )
      queryClient.setQueryData(query.queryKey, answer)
      void queryClient.invalidateQueries({ queryKey: [['turns']] })
      setRefusal(null)
      change(key, null)
    } catch (error) {
      setRefusal(refusalOf(error) ?? null)
      setUnanswered((before) => ({ ...before, [key]: isUnanswered(error) }))
      change(key, 'failed')
    }
  }

  return {
    thread,
    isError,
    reload: () => void refetch(),
    unsent: kept.unsent,
    /** The server's words about what wasn't sent last. */
    refusal,
    /** Whether nothing was answered to it, as far as this page knows: it may have arrived. */
    isUnanswered: (key: string) => unanswered[key] ?? true,
    draft: kept.draft,
    write: (draft: string) => setKept((before) => ({ ...before, draft })),
    send(text: string, files: readonly { id: string; name: string }[]) {
      const message: Unsent = {
        key: crypto.randomUUID(),
        text,
        uploads: files.map(({ id }) => id),
        names: files.map(({ name }) => name),
        phase: 'sending',
      }
      setKept((before) => ({ draft: '', unsent: [...before.unsent, message] }))
      void post(message)
    },
    /** With the key of the first time, whose answer may have been lost on its way: it is not written twice (MSG-4). */
    sendAgain(message: Unsent) {
      change(message.key, 'sending')
      void post(message)
    },
    drop: (key: string) => change(key, null),
  }
}

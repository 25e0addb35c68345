import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isUnanswered, refusalOf, useApi, useClient } from '../../../lib/api.ts'
import { readStored, writeStored } from '../../../lib/device.ts'
import { untilAnswered } from '../../../lib/until-answered.ts'
import { threadQuery } from '../../kit/orders/order-parts.ts'

/** The messages about an order, those being sent, and the draft. */
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
    /** The server's explanation why the last message wasn't sent. */
    refusal,
    /** True when this page knows of no response: the message may have arrived. */
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
    /** Sends again with the first key, whose response may have been lost: the message is not stored twice (MSG-4). */
    sendAgain(message: Unsent) {
      change(message.key, 'sending')
      void post(message)
    },
    drop: (key: string) => change(key, null),
  }
}

/** A message that was written here and isn't in the thread yet. */
export type Unsent = {
  /** The Idempotency-Key: the message is stored once however often it is sent. */
  key: string
  text: string
  uploads: string[]
  names: string[]
  phase: 'sending' | 'failed'
}
type Kept = { draft: string; unsent: Unsent[] }

const keyOf = (orderId: number): string => `messages-${orderId}`

/** The unsent messages about an order on this device; those being sent when it was left have failed. */
export function readKept(orderId: number): Kept {
  try {
    const { draft, unsent }: Partial<Kept> = JSON.parse(readStored(keyOf(orderId)) ?? '{}')
    return {
      draft: typeof draft === 'string' ? draft : '',
      unsent: Array.isArray(unsent)
        ? unsent.filter(isUnsent).map((one) => ({ ...one, phase: 'failed' }))
        : [],
    }
  } catch {
    return { draft: '', unsent: [] }
  }
}

const isUnsent = (value: unknown): value is Unsent => {
  const { key, text, uploads, names } = (value ?? {}) as Partial<Unsent>
  return typeof key === 'string' && typeof text === 'string' && Array.isArray(uploads) && Array.isArray(names)
}

function writeKept(orderId: number, kept: Kept): void {
  const isEmpty = kept.draft === '' && kept.unsent.length === 0
  writeStored(keyOf(orderId), isEmpty ? null : JSON.stringify(kept))
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useApi, useClient } from '../../../../lib/api.ts'
import { type Thread, threadQuery } from '../../../kit/orders/order-parts.ts'

/** What the company wrote has been read once it is in view of somebody who looks at the page. */
export function useReadMarks(place: RefObject<HTMLElement | null>, thread: Thread | undefined): void {
  const api = useApi()
  const client = useClient()
  const queryClient = useQueryClient()
  const read = useMutation({
    mutationFn: (input: { id: number; upTo: number }) => client.messages.read.mutate(input),
    onSuccess: (answer) => queryClient.setQueryData(threadQuery({ api }, answer.orderId).queryKey, answer),
  })
  const last = thread?.messages.at(-1)?.id
  const isUnread = (thread?.unread ?? 0) > 0
  const mark = useEffectEvent(() => {
    if (thread && last !== undefined && !document.hidden && !read.isPending)
      read.mutate({ id: thread.orderId, upTo: last })
  })
  useEffect(() => {
    if (!isUnread || last === undefined || !place.current) return
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) mark()
    })
    watcher.observe(place.current)
    document.addEventListener('visibilitychange', mark)
    return () => {
      watcher.disconnect()
      document.removeEventListener('visibilitychange', mark)
    }
  }, [isUnread, last, place])
}

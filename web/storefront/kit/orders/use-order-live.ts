import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callHeaders } from '../../../lib/call-headers.ts'
import { followStream } from '../../../lib/follow-stream.ts'
import { useLanguage } from '../../../lib/language.tsx'

/** The queries that a change of an order makes stale, by how their keys begin. */
const parts = [
  'orders',
  'orderLinks',
  'artwork',
  'proofs',
  'messages',
  'turns',
  'payments',
  'documents',
] as const
/** The answers of these are in the reader's language. */
const spoken = ['artwork'] as const
/** How long the stream lets the page's own calls go first, ms. */
const pageFirst = 1000

/** Reads an order again as soon as anything about it changes, while the page is in view. */
export function useOrderLive(orderId: number): void {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const isLooked = useLooked()
  useEffect(() => {
    if (!isLooked) return
    let stop = () => {}
    const renew = () => {
      for (const part of parts) void queryClient.invalidateQueries({ queryKey: [[part]] })
    }
    const follow = () => {
      stop = followStream({
        open: (signal) => fetch(`/trpc/live/order/${orderId}`, { signal, headers: callHeaders('az') }),
        // What happened before the stream was open was missed.
        onOpen: renew,
        onEvent: renew,
        onAway: () => undefined,
        // The link has ended, or its holder's session: what is shown is read again and says so.
        onRefused: renew,
      })
    }
    const timer = setTimeout(follow, pageFirst)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isLooked, orderId, queryClient])
  const said = useRef(language)
  useEffect(() => {
    if (said.current === language) return
    said.current = language
    for (const part of spoken) void queryClient.invalidateQueries({ queryKey: [[part]] })
  }, [language, queryClient])
}

/** Whether this tab is in view; when it comes back everything is read again, as queries do by themselves. */
function useLooked(): boolean {
  const [looked, setLooked] = useState(() => !document.hidden)
  useEffect(() => {
    const follow = () => setLooked(!document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return looked
}

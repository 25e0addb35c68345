import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { liveAreas } from '../../../../src/live/live-events.ts'
import { readToken, type UserData } from '../../../lib/device.ts'
import { mayOpen } from '../menu.ts'
import { followStream } from './follow-stream.ts'
import { queryRenewer } from './renew-queries.ts'
import { useLooked } from './use-looked.ts'

/** The screen's own calls go before it, ms. */
const screenFirst = 1000

/**
 * Follows what happens while somebody looks at this tab: what an event has made old is read anew. True while
 * it is followed; the lists look for themselves more often otherwise. `onEnded`: the session is over.
 */
export function useLive(user: UserData, onEnded: () => void): boolean {
  const queryClient = useQueryClient()
  const isLooked = useLooked()
  const [isOpen, setOpen] = useState(false)
  const mayFollow = liveAreas.some((area) => mayOpen(user, area))
  const isFollowing = mayFollow && isLooked
  const { accessToken } = user
  const ended = useEffectEvent((status: number) => status === 401 && onEnded())
  useEffect(() => {
    if (!isFollowing) return
    const renewer = queryRenewer(queryClient)
    let stop = () => {}
    const follow = () => {
      stop = followStream({
        open: (signal) =>
          fetch('/trpc/live', { signal, headers: { authorization: `Bearer ${readToken() ?? accessToken}` } }),
        onOpen: () => {
          setOpen(true)
          renewer.onEvent('missed')
        },
        onEvent: ({ name }) => renewer.onEvent(name),
        onAway: () => setOpen(false),
        onRefused: (status) => {
          setOpen(false)
          ended(status)
        },
      })
    }
    const timer = setTimeout(follow, screenFirst)
    return () => {
      clearTimeout(timer)
      stop()
      renewer.stop()
      setOpen(false)
    }
  }, [isFollowing, accessToken, queryClient])
  return isOpen
}

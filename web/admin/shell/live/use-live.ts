import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { liveAreas } from '../../../../src/live/live-events.ts'
import type { UserData } from '../../../lib/device.ts'
import { followStream } from '../../../lib/follow-stream.ts'
import { markSession, type SessionMark, untilSignedIn } from '../../kit/frame/ended-session.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { endAdmin } from '../../kit/frame/use-staff.ts'
import { queryRenewer } from './renew-queries.ts'

/** The screen's own calls go before it, ms. */
const screenFirst = 1000

/**
 * Follows live events while the user looks at this tab: what an event has made stale is refetched. True while
 * connected; otherwise the lists poll more often.
 */
export function useLive(user: UserData): boolean {
  const queryClient = useQueryClient()
  const isLooked = useLooked()
  const [isOpen, setOpen] = useState(false)
  const canFollow = liveAreas.some((area) => canOpen(user, area))
  const isFollowing = canFollow && isLooked
  const { accessToken } = user
  const refused = useEffectEvent(async (status: number, mark: SessionMark) => {
    setOpen(false)
    // A user who has signed in again has another token, which reconnects.
    if (status === 401 && !(await untilSignedIn(mark))) endAdmin()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is followed anew
  useEffect(() => {
    if (!isFollowing) return
    const renewer = queryRenewer(queryClient)
    let stop = () => {}
    let mark = markSession()
    const follow = () => {
      stop = followStream({
        open: (signal) => {
          mark = markSession()
          return fetch('/trpc/live', { signal, headers: { authorization: `Bearer ${mark.token}` } })
        },
        onOpen: () => {
          setOpen(true)
          renewer.onEvent('missed')
        },
        onEvent: ({ name }) => renewer.onEvent(name),
        onAway: () => setOpen(false),
        onRefused: (status) => void refused(status, mark),
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

/** How long a tab that was left still counts as looked at, ms: users often come back at once. */
const grace = 30_000

/** Whether the user looks at this tab, as a browser has few connections to share among its tabs. */
function useLooked(): boolean {
  const [looked, setLooked] = useState(() => !document.hidden)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      if (document.hidden) timer = setTimeout(() => setLooked(false), grace)
      else setLooked(true)
    }
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])
  return looked
}

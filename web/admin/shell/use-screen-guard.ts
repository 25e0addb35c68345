import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useApi } from '../../lib/api.ts'
import { useFrame } from '../kit/frame/frame-context.ts'
import { canOpenScreen } from '../kit/frame/menu.ts'
import { useDeny } from './use-deny.ts'

/**
 * True while the user may be on the open screen. Otherwise it acts as after a 403 (ADM-1), for screens whose
 * reads are open to others as well, but first asks the server for the current permissions.
 */
export function useScreenGuard(): boolean {
  const { user } = useFrame()
  const pathname = useLocation({ select: (location) => location.pathname })
  const router = useRouter()
  const queryClient = useQueryClient()
  const options = useApi().accounts.me.queryOptions()
  const deny = useDeny()
  const isAllowed = canOpenScreen(user, pathname)
  const isLeaving = useRef(false)
  const refuse = useEffectEvent(async () => {
    // While leaving, the address may be reported once more.
    if (isLeaving.current) return
    isLeaving.current = true
    const me = await queryClient.fetchQuery({ ...options, staleTime: 0 }).catch(() => user)
    if (!canOpenScreen(me, router.state.location.pathname)) await deny()
    isLeaving.current = false
  })
  useEffect(() => {
    if (!isAllowed && pathname) void refuse()
  }, [isAllowed, pathname])
  return isAllowed
}

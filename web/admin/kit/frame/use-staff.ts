import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../../lib/api.ts'
import { forgetSession, storeSession, type UserData } from '../../../lib/device.ts'
import { isStaff, useUser } from '../../../lib/session.ts'
import { sessionWorks } from './ended-session.ts'

/** Leaves by reloading the page, so that nothing of the admin stays in memory. */
export function leaveAdmin(): void {
  location.assign('/')
}

/** The session has ended: the device forgets it (ADM-2). */
export function endAdmin(): void {
  forgetSession()
  leaveAdmin()
}

/**
 * The signed-in staff member as the server knows them now: a change of role or permissions shows within a
 * minute. Null while leaving, or when they are signed out elsewhere or no longer staff.
 */
export function useStaff(): UserData | null {
  const user = useUser()
  const api = useApi()
  const { data } = useQuery({
    ...api.accounts.me.queryOptions(),
    enabled: user !== null,
    refetchInterval: 60_000,
  })
  useEffect(() => {
    if (!user || data?.id !== user.id) return
    sessionWorks()
    const { updatedAt: _, ...known } = data
    const now: UserData = { ...user, ...known }
    if (JSON.stringify(now) !== JSON.stringify(user)) storeSession(now)
  }, [user, data])
  const isIn = isStaff(user)
  useEffect(() => {
    if (!isIn) leaveAdmin()
  }, [isIn])
  return isIn ? user : null
}

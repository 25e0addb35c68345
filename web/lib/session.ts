import { useMemo, useSyncExternalStore } from 'react'
import { parseUser, readToken, readUserText, type UserData, watchDevice } from './device.ts'

/** The role of customers; every other one is of the staff (PER-7). */
const customerRole = 'Client'

const nobody = () => null

/**
 * Who is signed in on this device. Null on the server and while hydrating, as the server always renders for a
 * visitor; the real answer comes with the first render after it, so nothing mismatches.
 */
export function useUser(): UserData | null {
  const text = useSyncExternalStore(watchDevice, readUserText, nobody)
  const token = useSyncExternalStore(watchDevice, readToken, nobody)
  return useMemo(() => (token === null ? null : parseUser(text)), [text, token])
}

/** May enter the admin (PER-7). */
export const isStaff = (user: UserData | null): boolean => user !== null && user.appRole.name !== customerRole

const subscribeNever = () => () => undefined

/** False on the server and while hydrating: for what only a browser can know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )

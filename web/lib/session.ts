import { useMemo, useSyncExternalStore } from 'react'
import { parseUser, readToken, readUserText, type UserData, watchDevice } from './device.ts'

/** The role of customers; every other role is of the staff (PER-7). */
const customerRole = 'Client'

const noUser = () => null

/**
 * The user who is signed in on this device. It is null on the server and during hydration, as the server always
 * renders for a visitor; the real value comes with the first render after that, so nothing mismatches.
 */
export function useUser(): UserData | null {
  const text = useSyncExternalStore(watchDevice, readUserText, noUser)
  const token = useSyncExternalStore(watchDevice, readToken, noUser)
  return useMemo(() => (token === null ? null : parseUser(text)), [text, token])
}

/** Whether the user may enter the admin (PER-7). */
export const isStaff = (user: UserData | null): boolean => user !== null && user.appRole.name !== customerRole

const subscribeNever = () => () => undefined

/** False on the server and during hydration: for what only a browser can know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )

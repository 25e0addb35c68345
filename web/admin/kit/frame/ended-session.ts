import { useSyncExternalStore } from 'react'
import { parseUser, readToken, readUserText, watchDevice } from '../../../lib/device.ts'

/** Identifies the session in which a call was made. */
export type SessionMark = { token: string | null; userId: number | undefined }

export const markSession = (): SessionMark => ({
  token: readToken(),
  userId: parseUser(readUserText())?.id,
})

let hasWorked = false
/**
 * The session has answered on this page: from now on there may be work that must not be lost when it ends.
 */
export function sessionWorks(): void {
  hasWorked = true
}

let waiting = 0
const listeners = new Set<() => void>()

function countWaiting(change: 1 | -1): void {
  waiting += change
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether something waits for signing in again. */
export const useSessionEnded = (): boolean => useSyncExternalStore(watch, () => waiting > 0)

/**
 * Waits until the same person has signed in again, here or in another tab. False where there is no one to
 * wait for: the page was only just opened, or another user or no one is signed in by now.
 */
export function untilSignedIn(mark: SessionMark): Promise<boolean> {
  const isDone = () => {
    const now = markSession()
    return now.userId === mark.userId && now.token !== null && now.token !== mark.token
  }
  if (isDone()) return Promise.resolve(true)
  if (!hasWorked || mark.userId === undefined || markSession().userId !== mark.userId)
    return Promise.resolve(false)
  return new Promise((resolve) => {
    const stop = watchDevice(() => {
      if (!isDone()) return
      stop()
      countWaiting(-1)
      resolve(true)
    })
    countWaiting(1)
  })
}

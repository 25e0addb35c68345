import { useEffect } from 'react'
import { errorCode } from '../../../lib/api.ts'
import { forgetSession } from '../../../lib/device.ts'
import { useLogIn } from './login.tsx'

/** A session that the server no longer knows ends here too, and the log-in says why. */
export function useEndedSession(error: unknown): void {
  const openLogIn = useLogIn()
  const ended = errorCode(error) === 'UNAUTHENTICATED'
  useEffect(() => {
    if (!ended) return
    openLogIn({ reason: 'ended' })
    forgetSession()
  }, [ended, openLogIn])
}

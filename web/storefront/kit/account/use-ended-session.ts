import { useEffect } from 'react'
import { errorCode } from '../../../lib/api.ts'
import { forgetSession } from '../../../lib/device.ts'
import { useLogin } from './login.tsx'

/** A session that the server no longer knows ends here too, and the log-in says why. */
export function useEndedSession(error: unknown): void {
  const openLogin = useLogin()
  const ended = errorCode(error) === 'UNAUTHENTICATED'
  useEffect(() => {
    if (!ended) return
    openLogin({ reason: 'ended' })
    forgetSession()
  }, [ended, openLogin])
}

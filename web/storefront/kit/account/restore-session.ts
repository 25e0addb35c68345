import { useEffect } from 'react'
import { errorCode, useClient } from '../../../lib/api.ts'
import { forgetSession, parseUser, readToken, readUserText, storeSession } from '../../../lib/device.ts'

/**
 * A token without its user data, as a profile update leaves the device (WEB-14): the user is asked for
 * anew, so that whoever changed his name stays signed in, under the new one.
 */
export function useRestoredSession(): void {
  const client = useClient()
  useEffect(() => {
    const token = readToken()
    if (token === null || parseUser(readUserText()) !== null) return
    client.accounts.me.query().then(
      ({ updatedAt: _, ...user }) => {
        if (readToken() === token) storeSession({ accessToken: token, ...user })
      },
      (error: unknown) => {
        if (errorCode(error) === 'UNAUTHENTICATED' && readToken() === token) forgetSession()
      },
    )
  }, [client])
}

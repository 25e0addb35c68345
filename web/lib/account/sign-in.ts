import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../api.ts'
import { storeLanguage, storeSession, type UserData } from '../device.ts'
import { useLanguage } from '../language.tsx'

export type Credentials = { email: string; password: string }
/** A code with the challenge that answered the password (`challengeOf`). */
export type SecondStep = { challenge: string; code: string }

/** Opens a session, stores it on the device and asks again for everything that depends on the caller. */
export function useSignIn(): (given: Credentials | SecondStep) => Promise<UserData> {
  const client = useClient()
  const queryClient = useQueryClient()
  const language = useLanguage()
  const { logIn, logInWithCode } = client.accounts
  return async (given) => {
    const { accessToken, user } = await ('code' in given ? logInWithCode.mutate(given) : logIn.mutate(given))
    const data: UserData = { accessToken, ...user }
    storeSession(data)
    // The next page has no language in its address: the admin, and any page from elsewhere.
    storeLanguage(language)
    void queryClient.invalidateQueries()
    return data
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../lib/api.ts'
import { storeSession, type UserData } from '../../lib/device.ts'

export type Credentials = { email: string; password: string }

/** Opens a session, keeps it on the device and asks again for everything that depends on who asks. */
export function useSignIn(): (credentials: Credentials) => Promise<UserData> {
  const client = useClient()
  const queryClient = useQueryClient()
  return async (credentials) => {
    const { accessToken, user } = await client.accounts.logIn.mutate(credentials)
    const data: UserData = { accessToken, ...user }
    storeSession(data)
    void queryClient.invalidateQueries()
    return data
  }
}

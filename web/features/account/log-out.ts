import { homeAddress } from '../../lib/addresses-here.ts'
import { useClient } from '../../lib/api.ts'
import { forgetSession } from '../../lib/device.ts'
import { forgetProfileDraft } from './profile/profile-draft.ts'

/** Ends the session here and on the server, returns to / and reloads (specification 4). */
export function useLogOut(): () => Promise<void> {
  const client = useClient()
  return async () => {
    // Without an answer the device forgets all the same; the token dies unused.
    await client.accounts.logOut.mutate().catch(() => undefined)
    forgetSession()
    forgetProfileDraft()
    location.assign(homeAddress())
  }
}

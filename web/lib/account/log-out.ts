import { homeAddress } from '../addresses-here.ts'
import { useClient } from '../api.ts'
import { forgetSession, writeStored } from '../device.ts'
import { forgetProfileDraft } from './profile-draft.ts'

/** Ends the session here and on the server, returns to / and reloads (WEB-13). */
export function useLogOut(): () => Promise<void> {
  const client = useClient()
  return async () => {
    // Without an answer the device forgets the session all the same; the token expires unused.
    await client.accounts.logOut.mutate().catch(() => undefined)
    forgetSession()
    forgetProfileDraft()
    writeStored('basketOf', null)
    location.assign(homeAddress())
  }
}

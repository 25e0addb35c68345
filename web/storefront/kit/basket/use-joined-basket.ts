import { useEffect } from 'react'
import { useClient } from '../../../lib/api.ts'
import { isUnknown, ownerHere } from '../../../lib/basket/device-basket.ts'
import { syncBasket } from '../../../lib/basket/sync-basket.ts'

/** After signing in, what a visitor put into the basket joins the account's (BSK-3). */
export function useJoinedBasket(): void {
  const client = useClient()
  useEffect(() => {
    const owner = ownerHere()
    // When it fails, the device keeps it, and the next page tries again.
    if (owner !== null && isUnknown(owner)) void syncBasket(client).catch(() => undefined)
  }, [client])
}

import { useQuery } from '@tanstack/react-query'
import { errorCode, useApi } from '../../../lib/api.ts'
import { useHydrated, useUser } from '../../../lib/session.ts'
import { useEndedSession } from '../account/signed-out.tsx'
import { ownOrderQuery } from './order-parts.ts'

/** One of the customer's own orders by the id in an address; another user's is missing. */
export function useOwnOrder(param: string) {
  const user = useUser()
  const hydrated = useHydrated()
  const id = Number(param)
  const isNumber = Number.isInteger(id) && id > 0 && id <= 2_147_483_647
  const { data, error, isPending, refetch } = useQuery({
    ...ownOrderQuery({ api: useApi() }, id),
    enabled: user !== null && isNumber,
  })
  useEndedSession(error)
  return {
    id,
    isMissing: !isNumber || errorCode(error) === 'NOT_FOUND',
    order: user ? data : undefined,
    isLoading: !hydrated || (user !== null && isPending),
    isSignedIn: user !== null,
    refetch: () => void refetch(),
  }
}

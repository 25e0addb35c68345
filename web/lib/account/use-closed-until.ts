import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api.ts'

/** Until when the account is closed to lasting acts, after a change without the old password; null when it isn't. */
export const useClosedUntil = (): string | null =>
  useQuery(useApi().accounts.protection.queryOptions()).data?.closedUntil ?? null

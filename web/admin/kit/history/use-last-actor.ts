import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import type { HistoryOf } from './record-changes.tsx'

/**
 * The staff member who changed a record last; undefined until that is known, and where there is no record.
 */
export function useLastActor(record: HistoryOf | undefined): string | undefined {
  const options = useApi().history.ofRecord.queryOptions({ kind: 'staff', id: 1, ...record, pageSize: 1 })
  // The cached history was read before they saved.
  const { data, isFetching } = useQuery({ ...options, enabled: record !== undefined, staleTime: 0 })
  return record && !isFetching ? data?.items[0]?.actor.name : undefined
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type productReadyQuery, readyFor } from './ready-query.ts'

type ReadyQuery = ReturnType<typeof productReadyQuery>

/**
 * The days on which something is ready: as they came with the page, asked for again as soon as the day's intake ends,
 * and where promises go by capacity those of the run (PROD-13).
 */
export function useReadyDays(queryOf: (count?: number) => ReadyQuery, count: number | undefined) {
  const ask = (query: ReadyQuery): ReadyQuery => ({
    ...query,
    refetchInterval: ({ state }) => readyFor(state.data?.approveBy),
  })
  const plain = useQuery(ask(queryOf())).data
  const enabled = plain?.byCapacity ?? false
  const ofRun = useQuery({ ...ask(queryOf(count)), enabled, placeholderData: keepPreviousData }).data
  return enabled ? ofRun : plain
}

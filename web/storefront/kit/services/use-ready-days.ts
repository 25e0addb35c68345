import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type productReadyQuery, readyFor } from './ready-query.ts'

type ReadyQuery = ReturnType<typeof productReadyQuery>

/**
 * The days on which something is ready: as they came with the page, asked for again as soon as the day's intake ends,
 * and where promises go by capacity those of the run (PROD-13).
 */
export function useReadyDays(queryOf: (count?: number) => ReadyQuery, count: number | undefined) {
  const plain = useQuery({ ...queryOf(), refetchInterval })
  const isByRun = plain.data?.byCapacity === true
  const settled = useSettled(count)
  const ofRun = useQuery({
    ...queryOf(settled),
    refetchInterval,
    enabled: isByRun && settled !== undefined,
    placeholderData: keepPreviousData,
  })
  return isByRun ? (ofRun.data ?? plain.data) : plain.data
}

const refetchInterval: NonNullable<ReadyQuery['refetchInterval']> = ({ state }) =>
  readyFor(state.data?.approveBy)

/** A run once it hasn't changed for a moment, as each of them is asked for. */
function useSettled(count: number | undefined): number | undefined {
  const [settled, settle] = useState(count)
  useEffect(() => {
    const later = setTimeout(() => settle(count), 300)
    return () => clearTimeout(later)
  }, [count])
  return settled
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../lib/api.ts'
import { pageSlice } from '../../kit/lists/page-slice.ts'
import { customersQuery, foundCustomersQuery } from './queries.ts'

/** The customers of the address: a page from the server, or of what a search found (at most 200). */
export function useCustomers(q: string, page: number, size: number) {
  const api = useApi()
  const isSearch = q !== ''
  const list = useQuery({ ...customersQuery(api, page, size), enabled: !isSearch })
  const found = useQuery({ ...foundCustomersQuery(api, q), enabled: isSearch })
  const rows = useMemo(() => found.data && pageSlice(found.data, page, size), [found.data, page, size])
  return isSearch
    ? {
        query: found,
        rows,
        total: found.data?.length ?? 0,
        found: found.data?.length,
      }
    : {
        query: list,
        rows: list.data?.items,
        total: list.data?.pagination.totalItems ?? 0,
        found: undefined,
      }
}

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { type LastList, lastList, rememberList, rememberOpened } from '../../kit/orders/last-list.ts'
import { ordersQuery } from '../../kit/orders/queries.ts'
import { isStep, stepFrom } from './order-rules.ts'

export type Neighbours = ReturnType<typeof useNeighbours>

/**
 * The orders before and after this one in the list that it was opened from, in the order of that time; one
 * that has moved on keeps its place. At the end of a page the next page is fetched.
 */
export function useNeighbours(id: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const list = lastList()
  const open = (next: number) => {
    rememberOpened(next)
    return navigate({ to: '/admin/ordersadmin/$id', params: { id: String(next) } })
  }
  async function go(by: 1 | -1) {
    const step = stepFrom(list, id, by)
    if (step === null) return
    if ('id' in step) return open(step.id)
    const search = { ...list.search, page: step.page === 1 ? undefined : step.page }
    const read = await queryClient.fetchQuery(ordersQuery(api, search, list.size)).catch(() => null)
    const ids = read?.items.map((order) => order.id) ?? []
    const next = by === 1 ? ids[0] : ids.at(-1)
    if (!read || next === undefined) return
    const { totalPages } = read.pagination
    rememberList({ ...list, search, ids, totalPages } satisfies LastList)
    await open(next)
  }
  return {
    previous: isStep(list, id, -1) ? () => void go(-1) : undefined,
    next: isStep(list, id, 1) ? () => void go(1) : undefined,
  }
}

import type { QueryClient } from '@tanstack/react-query'
import type { ContactRequest, InboxPage } from './queries.ts'

export type Change = Partial<Pick<ContactRequest, 'handled' | 'handledAt' | 'handledBy' | 'note'>>

/**
 * A page of the inbox as it will be once a request is changed: the request leaves a page that it no longer
 * belongs to. `handled` is the page's filter; undefined for all.
 */
export function changedPage(
  page: InboxPage,
  handled: boolean | undefined,
  request: ContactRequest,
  change: Change,
): InboxPage {
  const next = { ...request, ...change }
  const wasOn = handled === undefined || request.handled === handled
  const isOn = handled === undefined || next.handled === handled
  const totalItems = page.pagination.totalItems + Number(isOn) - Number(wasOn)
  const changed = isOn ? [next] : []
  return {
    items: page.items.flatMap((item) => (item.id === request.id ? changed : [item])),
    pagination: { ...page.pagination, totalItems },
  }
}

const pages = { queryKey: [['contactRequests', 'list']] }

/** Shows a change wherever the request is shown; the returned function takes it back. */
export async function showChange(
  queryClient: QueryClient,
  request: ContactRequest,
  change: Change,
): Promise<() => void> {
  await queryClient.cancelQueries(pages)
  const before = queryClient.getQueriesData<InboxPage>(pages)
  for (const [key, page] of before) {
    const { input } = (key[1] ?? {}) as { input?: { handled?: boolean } }
    if (page) queryClient.setQueryData(key, changedPage(page, input?.handled, request, change))
  }
  return () => {
    for (const [key, page] of before) queryClient.setQueryData(key, page)
  }
}

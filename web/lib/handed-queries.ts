import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The data that the server has read for a page; `at` is when the oldest of it was read. */
type HandedQueries = { at: number; read: [key: QueryKey, data: unknown][] }

/**
 * A page's data as it travels with it: answers are JSON. The library's own form of it (react-router-ssr-query) has for
 * each query its whole state, and for what is still to come a stream with its code; here the loaders have read
 * everything before the page is rendered. What could not be read is asked for again.
 */
export function handOver(queryClient: QueryClient): string {
  const queries = queryClient.getQueryCache().getAll()
  const read = queries.filter(({ state }) => state.data !== undefined)
  const handed: HandedQueries = {
    at: Math.min(...read.map(({ state }) => state.dataUpdatedAt)),
    read: read.map(({ queryKey, state }) => [queryKey, state.data]),
  }
  return JSON.stringify(handed)
}

/** The browser begins with what the page was rendered with. */
export function takeOver(queryClient: QueryClient, handed: string): void {
  const { at, read } = JSON.parse(handed) as HandedQueries
  for (const [key, data] of read) queryClient.setQueryData(key, data, { updatedAt: at })
}

import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Loads the data of a section; undefined when that fails: a failed section stays quiet, and the page lives on
 * (WEB-8). The record that a page is about is loaded by `queryClient.ensureQueryData` instead, and may throw.
 */
export async function tryQuery<Data, Failure, Key extends QueryKey>(
  { queryClient }: { queryClient: QueryClient },
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<Data | undefined> {
  try {
    return await queryClient.fetchQuery(options)
  } catch {
    return undefined
  }
}

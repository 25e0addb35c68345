import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../lib/api.ts'
import { tryQuery } from '../../../lib/try-query.ts'
import { arrivalsQuery, type productReadyQuery, readyDaysOf } from './ready-query.ts'

/** Loads the days on which something is ready, and from which day on it is with the customer. */
export async function loadReady(
  context: { api: Api; queryClient: QueryClient },
  query: ReturnType<typeof productReadyQuery>,
): Promise<void> {
  const ready = await tryQuery(context, query)
  if (ready) await tryQuery(context, arrivalsQuery(context, readyDaysOf(ready)))
}

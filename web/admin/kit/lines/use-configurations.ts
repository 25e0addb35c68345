import { useQueries } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { Configurations } from './line-options.ts'
import { type CounterItem, type DraftLine, itemOf } from './lines.ts'

/** What can be chosen of the products of these lines. */
export function useConfigurations(
  items: readonly CounterItem[],
  lines: readonly DraftLine[],
): Configurations {
  const api = useApi()
  const language = useLanguage()
  const ids = lines.flatMap((line) => {
    const item = itemOf(items, line)
    return item?.hasOptions && item.serviceTypeId !== null ? [item.serviceTypeId] : []
  })
  const queries = useQueries({
    queries: [...new Set(ids)].map((id) => api.options.byId.queryOptions({ id, language })),
  })
  return new Map(
    queries.flatMap(({ data }) => (data?.configuration ? [[data.id, data.configuration] as const] : [])),
  )
}

import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'

/** What can be chosen of a product; null for a new one, which has no choices yet. */
export function useProductOptions(id: number | null) {
  const options = useApi().options.multilanguage.queryOptions({ id: id ?? 0 })
  return useQuery({ ...options, enabled: id !== null })
}

import { useQuery } from '@tanstack/react-query'
import type { TextKind } from '../../../../src/domains/content/definitions.ts'
import { useApi } from '../../../lib/api.ts'

/** How many translations of a record are outdated; requested for a whole list in one call. */
export function useOutdatedCount(kind: TextKind, id: number): { ru: number; en: number } {
  const { data = [] } = useQuery(useApi().history.outdated.queryOptions({ kind, id }))
  const count = (wanted: 'ru' | 'en') => data.filter(({ language }) => language === wanted).length
  return { ru: count('ru'), en: count('en') }
}

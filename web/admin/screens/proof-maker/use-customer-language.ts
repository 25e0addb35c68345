import { useQuery } from '@tanstack/react-query'
import type { Language } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'

/** The language that an order's customer reads. */
export function useCustomerLanguage(orderId: number): Language {
  const order = useQuery(useApi().orders.byId.queryOptions({ id: orderId })).data
  return order?.customer?.language ?? 'az'
}

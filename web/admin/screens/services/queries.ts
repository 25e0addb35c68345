import { useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Api } from '../../../lib/api.ts'

type Outputs = inferRouterOutputs<AppRouter>
export type AdminServices = Outputs['services']['office']
export type AdminService = AdminServices['items'][number]
export type Service = Outputs['services']['multilanguage']
export type Product = Outputs['products']['multilanguage']
export type ServiceProduct = Service['serviceTypes'][number]
export type Campaign = NonNullable<Service['campaign']>

export type ListInput = { q?: string; untranslated?: boolean; page?: number; pageSize?: number }

export const servicesQuery = (api: Api, input: ListInput) => api.services.office.queryOptions(input)

/** Refetches all that is drawn from services and products. */
export function useRenewCatalog(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  const renew = (domain: string) => queryClient.invalidateQueries({ queryKey: [[domain]] })
  return () => Promise.all(['services', 'products', 'overview'].map(renew))
}

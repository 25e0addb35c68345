import { blankCard, type CardValues, cardInputOf, cardValuesOf } from './card-values.ts'
import type { Service } from './queries.ts'
import { rowsOf, type TierRow, tiersOf } from './tiers/tier-rows.ts'

export type ServiceValues = CardValues & { servicePriceDatas: readonly TierRow[] }

export const blankService: ServiceValues = { ...blankCard, servicePriceDatas: rowsOf([]) }

export const readService = (service: Service) => ({
  values: { ...cardValuesOf(service), servicePriceDatas: rowsOf(service.servicePrices) } as ServiceValues,
  version: service.updatedAt,
})

export function serviceInputOf({ servicePriceDatas, ...card }: Partial<ServiceValues>) {
  return {
    ...cardInputOf(card),
    ...(servicePriceDatas && { servicePriceDatas: tiersOf(servicePriceDatas) }),
  }
}

import { newServiceSchema } from '../../../../src/domains/catalog/service-input.ts'
import { blankCard, type CardValues, cardInputOf, cardValuesOf } from './card-values.ts'
import type { Service } from './queries.ts'
import { rowsOf, type TierRow, tierRows, tiersOf } from './tiers/tier-rows.ts'

export type ServiceValues = CardValues & { servicePriceDatas: readonly TierRow[] }

/** Pictures are looked at as they are chosen. */
export const serviceForm = newServiceSchema.omit({ file: true }).extend({ servicePriceDatas: tierRows })

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

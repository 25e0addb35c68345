import { newServiceSchema } from '../../../../src/domains/catalog/service-input.ts'
import { type AllTexts, allTextsOf } from '../../../../src/domains/content/texts.ts'
import { blankTexts } from '../../kit/editor/content-texts.ts'
import { blankCard, type CardValues, cardInputOf, cardValuesOf } from './card-values.ts'
import type { Service } from './queries.ts'
import { rowsOf, type TierRow, tierRows, tiersOf } from './tiers/tier-rows.ts'

export type ServiceValues = CardValues & AllTexts<'service'> & { servicePriceDatas: readonly TierRow[] }

/** Pictures are looked at as they are chosen. */
export const serviceForm = newServiceSchema.omit({ file: true }).extend({ servicePriceDatas: tierRows })

export const blankService: ServiceValues = {
  ...blankCard,
  ...blankTexts('service'),
  servicePriceDatas: rowsOf([]),
}

export const readService = (service: Service) => ({
  values: {
    ...cardValuesOf(service),
    ...allTextsOf('service', service),
    servicePriceDatas: rowsOf(service.servicePrices),
  } as ServiceValues,
  version: service.updatedAt,
})

export function serviceInputOf({ servicePriceDatas, ...card }: Partial<ServiceValues>) {
  return {
    ...cardInputOf(card),
    ...(servicePriceDatas && { servicePriceDatas: tiersOf(servicePriceDatas) }),
  }
}

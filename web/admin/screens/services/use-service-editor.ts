import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { newServiceSchema } from '../../../../src/domains/catalog/service-input.ts'
import { type AllTexts, allTextsOf } from '../../../../src/domains/content/texts.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { blankTexts } from '../../kit/editor/content-texts.ts'
import { useCardFields } from './card-fields.ts'
import { blankCard, type CardValues, cardInputOf, cardValuesOf } from './card-values.ts'
import type { Service } from './queries.ts'
import { rowsOf, type TierRow, tierRows, tiersOf } from './tiers/tier-rows.ts'
import { useCardEditor } from './use-card-editor.ts'

/** The editing of a service; null is one that is yet to be made. */
export function useServiceEditor(service: Service | null) {
  const { t } = useLingui()
  const { create, update } = useClient().services
  const { multilanguage } = useApi().services
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const fields = useCardFields('servicePriceDatas')
  const editor = useCardEditor<ServiceValues>({
    id: `service.${service?.id ?? 'new'}`,
    read: service ? readService(service) : { values: blankService, version: undefined },
    save: ({ values, changed, version }, call) =>
      service
        ? update.mutate({ id: service.id, ...serviceInputOf(changed), updatedAt: version }, call)
        : create.mutate({ ...serviceInputOf(values), name: values.name }, call),
    reread:
      service &&
      (async () => {
        const query = multilanguage.queryOptions({ id: service.id })
        return readService(await queryClient.fetchQuery({ ...query, staleTime: 0 }))
      }),
    schema: serviceForm,
    says: fields.says,
    words: fields.words,
    anew: {
      id: 'service.new',
      open: () => void navigate({ to: '/admin/services/addservice', ignoreBlocker: true }),
    },
    added: t`The service was added`,
    another: () => void navigate({ to: '/admin/services/addservice' }),
    to: '/admin/services/servicesmore/$id',
  })
  return { editor, fields }
}

type ServiceValues = CardValues & AllTexts<'service'> & { servicePriceDatas: readonly TierRow[] }

/** Pictures are looked at as they are chosen. */
const serviceForm = newServiceSchema.omit({ file: true }).extend({ servicePriceDatas: tierRows })

const blankService: ServiceValues = {
  ...blankCard,
  ...blankTexts('service'),
  servicePriceDatas: rowsOf([]),
}

const readService = (service: Service) => ({
  values: {
    ...cardValuesOf(service),
    ...allTextsOf('service', service),
    servicePriceDatas: rowsOf(service.servicePrices),
  } as ServiceValues,
  version: service.updatedAt,
})

function serviceInputOf({ servicePriceDatas, ...card }: Partial<ServiceValues>) {
  return {
    ...cardInputOf(card),
    ...(servicePriceDatas && { servicePriceDatas: tiersOf(servicePriceDatas) }),
  }
}

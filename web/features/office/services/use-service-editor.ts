import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi, useClient } from '../../../lib/api.ts'
import { useEditor } from '../editor/use-editor.ts'
import { useCardFields } from './card-fields.tsx'
import { type Service, useRenewCatalog } from './queries.ts'
import { blankService, readService, type ServiceValues, serviceInputOf } from './service-values.ts'

/** The editing of a service; null is one that is yet to be made, which leads to its own screen. */
export function useServiceEditor(service: Service | null) {
  const { t } = useLingui()
  const client = useClient()
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const renew = useRenewCatalog()
  const fields = useCardFields('servicePriceDatas')
  const editor = useEditor<ServiceValues>({
    id: `service.${service?.id ?? 'new'}`,
    read: service ? readService(service) : { values: blankService, version: undefined },
    save: ({ values, changed, version }, call) =>
      service
        ? client.services.update.mutate(
            { id: service.id, ...serviceInputOf(changed), updatedAt: version },
            call,
          )
        : client.services.create.mutate({ ...serviceInputOf(values), name: values.name }, call),
    ...(service && {
      reread: async () => {
        const query = api.services.multilanguage.queryOptions({ id: service.id })
        return readService(await queryClient.fetchQuery({ ...query, staleTime: 0 }))
      },
    }),
    check: (values) => fields.check(values, values.servicePriceDatas),
    words: fields.words,
    holdWhileSaving: service === null,
    ...(!service && { saved: t`The service was added` }),
    onSaved: (answer) => {
      void renew()
      if (!service)
        void navigate({
          to: '/admin/services/servicesmore/$id',
          params: { id: String((answer as Service).id) },
          replace: true,
        })
    },
  })
  return { editor, ...fields }
}

import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi, useClient } from '../../../lib/api.ts'
import { useEditor } from '../editor/use-editor.ts'
import { useCardFields } from './card-fields.tsx'
import { blankProduct, type ProductValues, productInputOf, readProduct } from './product-values.ts'
import { type Product, useRenewCatalog } from './queries.ts'

/** The editing of a product; one that is yet to be made is of the service `product`, 0 where it isn't chosen. */
export function useProductEditor(product: Product | number) {
  const { t } = useLingui()
  const client = useClient()
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const renew = useRenewCatalog()
  const fields = useCardFields('serviceTypePriceDatas')
  const stored = typeof product === 'number' ? null : product
  const editor = useEditor<ProductValues>({
    id: stored ? `product.${stored.id}` : `product.new.${product}`,
    read:
      typeof product === 'number'
        ? { values: blankProduct(product), version: undefined }
        : readProduct(product),
    save: ({ values, changed, version }, call) =>
      stored
        ? client.products.update.mutate(
            { id: stored.id, ...productInputOf(changed), updatedAt: version },
            call,
          )
        : client.products.create.mutate(
            { ...productInputOf(values), name: values.name, serviceId: values.serviceId },
            call,
          ),
    ...(stored && {
      reread: async () => {
        const query = api.products.multilanguage.queryOptions({ id: stored.id })
        return readProduct(await queryClient.fetchQuery({ ...query, staleTime: 0 }))
      },
    }),
    check: (values) => ({
      serviceId: values.serviceId === 0 ? t`Choose the service.` : undefined,
      ...fields.check(values, values.serviceTypePriceDatas),
    }),
    words: fields.words,
    holdWhileSaving: stored === null,
    ...(!stored && { saved: t`The product was added` }),
    onSaved: (answer) => {
      void renew()
      if (!stored)
        void navigate({
          to: '/admin/services/editproduct/$id',
          params: { id: String((answer as Product).id) },
          replace: true,
        })
    },
  })
  return { editor, ...fields }
}

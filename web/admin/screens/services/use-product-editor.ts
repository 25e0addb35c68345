import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi, useClient } from '../../../lib/api.ts'
import { useCardFields } from './card-fields.ts'
import {
  blankProduct,
  type ProductValues,
  productForm,
  productInputOf,
  readProduct,
} from './product-values.ts'
import type { Product } from './queries.ts'
import { useCardEditor } from './use-card-editor.ts'

/** The editing of a product; one that is yet to be made is of the service with this id, 0 where it isn't chosen. */
export function useProductEditor(product: Product | number) {
  const { t } = useLingui()
  const { create, update } = useClient().products
  const { multilanguage } = useApi().products
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const fields = useCardFields('serviceTypePriceDatas')
  const [stored, id] =
    typeof product === 'number' ? [null, `product.new.${product}`] : [product, `product.${product.id}`]
  const editor = useCardEditor<ProductValues>({
    id,
    read:
      typeof product === 'number'
        ? { values: blankProduct(product), version: undefined }
        : readProduct(product),
    save: ({ values, changed, version }, call) => {
      if (stored)
        return update.mutate({ id: stored.id, ...productInputOf(changed), updatedAt: version }, call)
      const { name, serviceId } = values
      return create.mutate({ ...productInputOf(values), name, serviceId }, call)
    },
    reread:
      stored &&
      (async () =>
        readProduct(
          await queryClient.fetchQuery({ ...multilanguage.queryOptions({ id: stored.id }), staleTime: 0 }),
        )),
    schema: productForm,
    says: fields.says,
    words: fields.words,
    anew: stored
      ? {
          id: `product.new.${stored.serviceId}`,
          open: () =>
            void navigate({
              to: '/admin/services/addproduct',
              search: { service: stored.serviceId },
              ignoreBlocker: true,
            }),
        }
      : undefined,
    added: t`The product was added`,
    another: (made) => {
      const { serviceId } = made as Product
      void navigate({ to: '/admin/services/addproduct', search: { service: serviceId } })
    },
    to: '/admin/services/editproduct/$id',
  })
  return { editor, fields }
}

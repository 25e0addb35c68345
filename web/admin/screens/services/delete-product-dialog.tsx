import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { DeletionImpactDialog } from './deletion-impact-dialog.tsx'
import { OrdersStay } from './orders-stay.tsx'
import { useDelete } from './use-delete.ts'

type DeleteProductDialogProps = {
  product: { id: number; name: string; name_ru: string; name_en: string }
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a product is deleted: what goes with it, and what the site shows then (ADM-6). */
export function DeleteProductDialog({ product, onClose, onDeleted }: DeleteProductDialogProps) {
  const name = pick(product, 'name', useLanguage())
  const query = useQuery({
    ...useApi().products.deletionImpact.queryOptions({ id: product.id }),
    staleTime: 0,
    gcTime: 0,
  })
  const remove = useDelete('product', onDeleted)
  return (
    <DeletionImpactDialog
      title={<Trans>Delete the product “{name}”?</Trans>}
      query={query}
      lines={({ tiers, pictures, orders, openOrders, isLast }) => ({
        facts: [
          { head: tiers, text: <Plural value={tiers} one="price tier" other="price tiers" /> },
          { head: pictures, text: <Plural value={pictures} one="stored picture" other="stored pictures" /> },
        ].filter(({ head }) => head > 0),
        warnings: isLast
          ? [
              <Trans key="last">
                It is the last product that visitors see: the site will show the service’s own prices instead.
              </Trans>,
            ]
          : [],
        after: orders > 0 ? [<OrdersStay key="orders" orders={orders} open={openOrders} />] : [],
        does: <Trans>Delete the product</Trans>,
      })}
      does={<Trans>Delete the product</Trans>}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        remove.mutate({ id: product.id, name })
      }}
    />
  )
}

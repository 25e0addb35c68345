import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { useWidthPageSize } from '../../kit/lists/page-size.ts'
import { pageSlice } from '../../kit/lists/page-slice.ts'
import { DeleteProductDialog } from './delete-product-dialog.tsx'
import { ProductsList } from './products-list.tsx'
import type { Service, ServiceProduct } from './queries.ts'

/** By the width of the window (ADM-5). */
const sizes = [6, 4, 3, 2] as const

/** The products of a service, a page at a time, in the order of the site. */
export function ProductsSection({ service }: { service: Service }) {
  const { t } = useLingui()
  const pageSize = useWidthPageSize('products', sizes)
  const { size } = pageSize
  const { page = 1 } = useSearch({ from: '/admin/services/servicesmore/$id' })
  const [asked, ask] = useState<ServiceProduct | null>(null)
  const { serviceTypes: products } = service
  const last = Math.max(1, Math.ceil(products.length / size))
  const here = Math.min(page, last)
  return (
    <section aria-labelledby="products">
      <div className="flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-1 pb-1.5">
        <h2 id="products" className="admin-h2">
          <Trans>Products</Trans>
        </h2>
        <span className="text-t3 tabular-nums">{products.length || ''}</span>
        <AdminLinkButton to="/admin/services/addproduct" search={{ service: service.id }} className="ml-auto">
          <PlusIcon />
          <Trans>Add a product</Trans>
        </AdminLinkButton>
      </div>
      {products.length === 0 ? (
        <p className="border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 py-3 text-t2">
          <Trans>
            There are none: visitors order the service itself. With products, they choose one of them first.
          </Trans>
        </p>
      ) : (
        <>
          <ProductsList
            service={service}
            rows={pageSlice(products, here, size)}
            before={(here - 1) * size}
            onDelete={ask}
          />
          {products.length > Math.min(...pageSize.sizes) && (
            <Pager page={here} pageSize={pageSize} total={products.length} label={t`Products`} />
          )}
        </>
      )}
      {asked && <DeleteProductDialog product={asked} onClose={() => ask(null)} />}
    </section>
  )
}

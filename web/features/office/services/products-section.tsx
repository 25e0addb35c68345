import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { OfficeLinkButton } from '../../../ui/office/button.tsx'
import { PlusIcon } from '../../../ui/office/icons.tsx'
import { Pager } from '../../../ui/office/pager.tsx'
import { missingIn } from '../editor/text-states.ts'
import { useOutdatedCount } from '../history/use-outdated-count.ts'
import { useWidthPageSize } from '../page-size.ts'
import { pageSlice } from '../page-slice.ts'
import { DeleteProductDialog } from './delete-product-dialog.tsx'
import { LanguageMarks } from './language-marks.tsx'
import type { Service, ServiceProduct } from './queries.ts'
import { DeleteButton, EditLink, HiddenMark, RowPicture } from './row-parts.tsx'

/** What is read in three languages. */
const texts = [{ key: 'name' }, { key: 'description' }]
/** Specification 9, "Admin card page sizes". */
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
        <h2 id="products" className="office-h2">
          <Trans>Products</Trans>
        </h2>
        <span className="text-t3 tabular-nums">{products.length || ''}</span>
        <OfficeLinkButton
          to="/admin/services/addproduct"
          search={{ service: service.id }}
          className="ml-auto"
        >
          <PlusIcon />
          <Trans>Add a product</Trans>
        </OfficeLinkButton>
      </div>
      {products.length === 0 ? (
        <p className="border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 py-3 text-t2">
          <Trans>
            There are none: visitors order the service itself. With products, they choose one of them first.
          </Trans>
        </p>
      ) : (
        <>
          <ul aria-labelledby="products" className="border-key border-t-2 bg-paper">
            {pageSlice(products, here, size).map((product) => (
              <ProductRow key={product.id} product={product} onDelete={() => ask(product)} />
            ))}
          </ul>
          {products.length > Math.min(...pageSize.sizes) && (
            <Pager page={here} pageSize={pageSize} total={products.length} label={t`Products`} />
          )}
        </>
      )}
      {asked && <DeleteProductDialog product={asked} onClose={() => ask(null)} />}
    </section>
  )
}

function ProductRow({ product, onDelete }: { product: ServiceProduct; onDelete: () => void }) {
  const name = pick(product, 'name', useLanguage())
  const outdated = useOutdatedCount('product', product.id)
  const prices = product.serviceTypePrices.map(({ price }) => price)
  return (
    <li className="relative flex min-h-11.5 items-center gap-x-3 border-line1 border-b py-1.5 pr-2 pl-3 last:border-line2 focus-within:bg-cyan-ground focus-within:shadow-[inset_3px_0_0_var(--cyan)] hover:bg-sheet focus-within:hover:bg-cyan-ground sm:pl-3.5">
      <RowPicture url={product.photoUrl} />
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          data-row=""
          to="/admin/services/editproduct/$id"
          params={{ id: String(product.id) }}
          className="min-w-0 grow basis-40 truncate font-semibold outline-none! after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-cyan focus-visible:after:-outline-offset-1"
        >
          {name}
        </Link>
        {!product.state && <HiddenMark />}
        <LanguageMarks
          missing={{ ru: missingIn(product, texts, 'ru'), en: missingIn(product, texts, 'en') }}
          outdated={outdated}
        />
        <span className="w-30 text-right tabular-nums max-sm:w-auto">
          {prices.length > 0 ? (
            <Trans>
              from <Money azn={Math.min(...prices)} />
            </Trans>
          ) : (
            <span className="text-t3">
              <Trans>no prices</Trans>
            </span>
          )}
        </span>
        <span className="w-20 text-t3 max-md:hidden">
          {prices.length > 0 && <Plural value={prices.length} one="# tier" other="# tiers" />}
        </span>
      </span>
      <span className="relative z-[1] flex">
        <EditLink to="/admin/services/editproduct/$id" id={product.id} name={name} />
        <DeleteButton name={name} onClick={onDelete} />
      </span>
    </li>
  )
}

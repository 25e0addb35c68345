import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { missingIn } from '../../kit/editor/text-states.ts'
import { useOutdatedCount } from '../../kit/history/use-outdated-count.ts'
import { PlaceButton } from '../../kit/places/place-button.tsx'
import { canDrag, PlacesContext } from '../../kit/places/places-context.ts'
import { usePageOrder } from '../../kit/places/use-page-order.ts'
import { DeleteButton, EditLink, HiddenMark, RowPicture } from '../../kit/services/row-parts.tsx'
import { SortableGrid } from '../../kit/sortable/sortable-grid.tsx'
import { LanguageMarks } from './language-marks.tsx'
import type { Service, ServiceProduct } from './queries.ts'
import { useServicePlaces } from './use-service-places.ts'

/** The text keys with translations. */
const texts = [{ key: 'name' }, { key: 'description' }]

type ProductsListProps = {
  service: Service
  /** A page of its products, and how many come before it. */
  rows: readonly ServiceProduct[]
  before: number
  onDelete: (product: ServiceProduct) => void
}

/** A page of a service's products, put in order by dragging. */
export function ProductsList({ service, rows, before, onDelete }: ProductsListProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const kind = useServicePlaces('products')
  const total = service.serviceTypes.length
  const order = usePageOrder<Service, ServiceProduct>({
    kind,
    queryKey: useApi().services.multilanguage.queryOptions({ id: service.id }).queryKey,
    rows,
    rowsOf: ({ serviceTypes }) => serviceTypes,
    withRows: (read, serviceTypes) => ({ ...read, serviceTypes }),
  })
  return (
    <PlacesContext value={{ kind, total }}>
      <SortableGrid
        {...order}
        nameOf={({ row }) => pick(row, 'name', language)}
        part={{ before, of: total }}
        disabled={!canDrag(total)}
        label={t`Products`}
        className="border-key border-t-2 bg-paper"
        itemClassName="border-line1 border-b bg-paper last:border-line2"
      >
        {({ row }, handle) => (
          <ProductRow
            product={row}
            place={service.serviceTypes.indexOf(row) + 1}
            handle={handle}
            onDelete={() => onDelete(row)}
          />
        )}
      </SortableGrid>
    </PlacesContext>
  )
}

type ProductRowProps = { product: ServiceProduct; place: number; handle: ReactNode; onDelete: () => void }

function ProductRow({ product, place, handle, onDelete }: ProductRowProps) {
  const language = useLanguage()
  const name = pick(product, 'name', language)
  const outdated = useOutdatedCount('product', product.id)
  const prices = product.serviceTypePrices.map(({ price }) => price)
  return (
    <div className="relative flex min-h-11.5 items-center gap-x-3 py-1.5 pr-2 pl-1 focus-within:bg-cyan-ground focus-within:shadow-[inset_3px_0_0_var(--cyan)] hover:bg-sheet focus-within:hover:bg-cyan-ground sm:pl-2">
      {handle}
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
      <span className="relative z-[1] flex items-center max-sm:flex-col">
        <PlaceButton placed={{ id: product.id, place, name }}>{formatNumber(place, language)}</PlaceButton>
        <EditLink to="/admin/services/editproduct/$id" id={product.id} name={name} />
        <DeleteButton name={name} onClick={onDelete} />
      </span>
    </div>
  )
}
